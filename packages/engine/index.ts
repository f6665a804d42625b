export type { Check, Checks, Fields } from './check.ts';
export {
  exactFields,
  fields,
  flag,
  type Form,
  formsOf,
  isRecord,
  listOf,
  messageOf,
  mustBe,
  nullOr,
  oneOf,
  quoted,
  record,
  recordOf,
  text,
  textLike,
  whole,
  withDefault,
  withForm,
} from './check.ts';
export { decodeBytes, Reader, Writer } from './bytes.ts';
export type { Cards, Dealer, Draw, Taken } from './cards.ts';
export { CHANCELESS, cutCards, nothingTaken, takeCard } from './cards.ts';
export { dateOf, dayNumber, modulo, parseDate, weekdayOf, weekOf } from './date.ts';
export type { Attack, Countdown, Dueling, Game, GameTypes, Input, Result, Step, WorkLimits } from './game.ts';
export { TICKS_PER_SECOND } from './game.ts';
export type { Handicap, DuelSetup } from './handicap.ts';
export { boardSetup, handicapOf, HANDICAPS, parseDuelSetup } from './handicap.ts';
export { hash } from './hash.ts';
export type { Log } from './log.ts';
export { LogReader, ticksOf } from './log.ts';
export { advance, below, secondStream, shuffle, shuffleBy, Stream } from './random.ts';
export { accumulate, TICK_MS } from './pacing.ts';
export { atOnce, type InParts } from './parts.ts';
export { LimitError, playback, playedAgain, resume, resumeAt, versionsOf } from './playback.ts';
export type { Replay } from './replay.ts';
export { isCustom, LIMITS, parseReplay, REPLAY_FORMAT } from './replay.ts';
export { packReplay, readReplay, unpackReplay } from './replaytext.ts';
export { Session } from './session.ts';
export { Timeline, type TimelineStep } from './timeline.ts';
export type { Verdict } from './verify.ts';
export { verify } from './verify.ts';
export type { BestOf, MatchPlan, Participant, PlayedRound, Side } from './match.ts';
export {
  BEST_OF,
  bestOf,
  matchWinner,
  nextRound,
  otherSide,
  parseRounds,
  participant,
  roundWinner,
  SIDES,
  winsNeeded,
  winsOf,
} from './match.ts';
export type { Duel, DuelGame, DuelTypes, Seated } from './duel.ts';
export { duelId, seatEvents, seatState, duel } from './duel.ts';
