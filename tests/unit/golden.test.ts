import { type Game, readReplay, type Replay, type Verdict, verify, versus } from '@rensa/engine';
import { capsules } from '@rensa/games/capsules';
import { gems } from '@rensa/games/gems';
import { loop } from '@rensa/games/loop';
import { puyo } from '@rensa/games/puyo';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const REPLAYS = new URL('../../replays/', import.meta.url);

function judge<Setup, State, Event>(game: Game<Setup, State, Event>): readonly [string, (replay: Replay) => Verdict] {
  return [game.id, (replay) => verify(game, replay)];
}

const JUDGES = new Map([
  judge(puyo),
  judge(versus(puyo)),
  judge(gems),
  judge(versus(gems)),
  judge(capsules),
  judge(versus(capsules)),
  judge(loop),
]);

/** Every golden game still leads where it led when it was recorded; `scripts/golden.ts` records new ones. */
describe.each(readdirSync(REPLAYS))('the golden game %s', (name) => {
  it('leads to the same end', () => {
    const replay = readReplay(readFileSync(new URL(name, REPLAYS), 'utf8'));
    const verdict = JUDGES.get(replay.game)?.(replay);
    expect(verdict).toMatchObject({ ok: true });
    expect(verdict?.result).toBeDefined();
  });
});
