import { parseReplay, Session } from '@rensa/engine';
import { puyo } from '@rensa/games/puyo';
import { expect, test } from 'vitest';
import { ReplayWriter } from './writer.ts';

test('a replay that grows is written as JSON would write it', () => {
  const session = new Session(puyo, puyo.parseSetup({ rules: 'tsu' }), 7);
  const json = new ReplayWriter();
  for (let tick = 0; tick < 300; tick++) {
    const replay = session.replay();
    expect(parseReplay(JSON.parse(json.write(replay)))).toEqual(replay);
    session.advance([tick % 7 < 3 ? 0 : tick % 5]);
  }
});
