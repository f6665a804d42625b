import { duel, resume, Session, verify, versionsOf } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { capsules } from './game.ts';
import { parseSetup } from './setup.ts';

const [version2] = capsules.earlier ?? [];
const HARD_DROP = 32;

/** Capsules dropped where they appear, one after another. */
function dropped<Game extends { advance(inputs: readonly number[]): unknown }>(session: Game): Game {
  for (let tick = 0; tick < 400; tick++) session.advance(tick % 20 === 0 ? [HARD_DROP, HARD_DROP] : [0, 0]);
  return session;
}

describe('C4.7 a replay of version 2', () => {
  const setup = parseSetup({ rules: 'classic', level: 5 });

  it('is played by the order of its version, and goes on by it', () => {
    if (version2 === undefined) throw new Error('version 2 is not played any more');
    const replay = dropped(new Session(version2, setup, 5)).replay();
    expect(replay.version).toBe(2);
    expect(verify(capsules, replay)).toMatchObject({ ok: true, version: 2 });
    expect(verify(capsules, { ...replay, version: 3 })).toMatchObject({ ok: false });
    const session = resume(capsules, replay);
    session.advance([0]);
    expect(verify(capsules, session.replay())).toMatchObject({ ok: true, version: 2 });
  });

  it('of a match is, too', () => {
    const match = duel(capsules);
    expect(versionsOf(match)).toEqual([3, 2]);
    const [earlier] = match.earlier ?? [];
    const replay = earlier && dropped(new Session(earlier, setup, 5)).replay();
    expect(replay && verify(match, replay)).toMatchObject({ ok: true, version: 2 });
  });

  it('leads to the same hash under nes', () => {
    const nes = parseSetup({ rules: 'nes', level: 5 });
    const replay = version2 && dropped(new Session(version2, nes, 5)).replay();
    expect(replay && verify(capsules, { ...replay, version: 3 })).toMatchObject({ ok: true });
  });

  it('of version 1 is refused', () => {
    const replay = { ...new Session(capsules, setup, 5).replay(), version: 1 };
    expect(verify(capsules, replay).reason).toBe('the replay was recorded with version 1 of capsules, not with 3');
  });
});
