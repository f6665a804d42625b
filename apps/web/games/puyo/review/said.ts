// What the page says about a move. All of it is made from its numbers: what a slip lost, and never what it won.

import { type JudgedMove, isSlip, outcomeOf, type LineChain, type Turn } from '@rensa/bots/puyo/review';
import type { Aim, Colors } from '@rensa/games/puyo';
import { aimWords } from './marks/marks.tsx';
import { reviewWords } from './text/text.ts';

/** The sentences about a move. */
export function sentencesOn(turn: Turn, move: JudgedMove, number: number): readonly string[] {
  const t = reviewWords();
  const fired = turn.fired > 0 ? [t.youFired(turn.fired)] : [];
  if (isSameAim(move.best, turn.placed)) return [...(turn.fired > 0 ? fired : [reachSaid(move)]), t.sameAsBot];
  const where = aimWords(move.best);
  if (!isSlip(move.grade)) return [...fired, preferenceSaid(move, where)];
  return [
    ...fired,
    ...(move.losesGame ? [t.youLost] : []),
    botSaid(turn, move, where),
    ...(move.ahead === null ? [] : aheadSaid(move.ahead, number)),
  ];
}

/** The same where numbers beside it say the rest. */
export function briefly(turn: Turn, move: JudgedMove): readonly string[] {
  const t = reviewWords();
  if (isSameAim(move.best, turn.placed)) return [t.sameAsBot];
  const where = t.column(move.best.col + 1);
  if (isSlip(move.grade)) return [t.sentence(lossSaid(move)), botSaid(turn, move, where)];
  return [move.ahead === null ? t.botPrefers(where) : t.cameOutShort(where)];
}

function isSameAim(a: Aim, b: Aim): boolean {
  return a.col === b.col && a.rot === b.rot;
}

function reachSaid({ reach, after }: JudgedMove): string {
  const t = reviewWords();
  return reach === after.placed ? t.youKept(reach) : t.youBecame(reach, after.placed);
}

/** Why another placement of the bot makes no slip. */
function preferenceSaid({ worth, ahead }: JudgedMove, where: string): string {
  const t = reviewWords();
  if (ahead === null) return t.botExpects(where, worth.best, worth.placed);
  return t.cameOut(where, ahead.placed.score, ahead.best.score);
}

function botSaid({ view }: Turn, { best }: JudgedMove, where: string): string {
  const t = reviewWords();
  const { links } = outcomeOf(view.board, view.pairs[0] as Colors, best);
  return links > 0 ? t.botFires(where, links) : t.botPlaces(where);
}

/** The bot's line, and the line from your placement on, by the largest chain of each. */
function aheadSaid({ best, placed }: NonNullable<JudgedMove['ahead']>, number: number): readonly string[] {
  const t = reviewWords();
  if (best.score === 0) return [];
  const pair = number + best.pairs;
  if (isLonger(best, placed))
    return [t.lineLinks(pair, best.links, best.score), t.yoursLinks(placed.links, placed.score)];
  return [t.linePoints(pair, best.score), t.yoursPoints(placed.score)];
}

/** What a slip lost, in a few words. */
export function lossSaid({ worth, ahead, losesGame }: JudgedMove): string {
  const t = reviewWords();
  if (losesGame) return t.lossGame;
  if (ahead === null) return t.lostPoints(worth.best - worth.placed);
  const { best, placed } = ahead;
  return isLonger(best, placed) ? t.lossLinks(best.links, placed.links) : t.lossPoints(best.score, placed.score);
}

function isLonger(best: LineChain, placed: LineChain): boolean {
  return best.links > placed.links;
}

/** The largest chain of a line that is shown. */
export function lineSaid(chain: LineChain, number: number): string {
  const t = reviewWords();
  return chain.score === 0 ? t.lineNothing : t.lineLinks(number + chain.pairs, chain.links, chain.score);
}
