// The bar of a review: what it is, how far it has come, and where one can go from the move that is shown.

import { useSignal } from '@preact/signals';
import type { Turn } from '@rensa/bots/puyo/review';
import type { Replay } from '@rensa/engine';
import { writeLink } from '@rensa/games/puyo/links';
import { ArrowLeft, FlaskConical, Gamepad2, Gauge, GraduationCap, Share2 } from 'lucide';
import { navigate } from '../../../base/screen/address.ts';
import { linkText } from '../../../base/share/link.ts';
import { shareText } from '../../../base/share/share.ts';
import { Button, IconButton } from '../../../parts/button.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import type { SeatedPlan } from '../../../versus/series/plan.ts';
import { BarButton, BarLink } from '../tools/frame.tsx';
import type { PageSize } from '../tools/page.ts';
import type { ReviewGame } from './game.ts';
import { playOnFrom } from './playon.ts';
import { Progress } from './progress.tsx';
import { reviewWords } from './text/text.ts';

interface BarProps {
  readonly game: ReviewGame;
  readonly number: number;
  readonly layout: PageSize['layout'];
  /** On a phone: all of the game is shown, and not one pair. */
  readonly overview: boolean;
  /** Id of the kept replay. */
  readonly id: number | undefined;
  /** With the round, the seat and the move. */
  readonly query: string;
  /** The players of a match, where that is known. */
  readonly plan: SeatedPlan | undefined;
  readonly onOverview: () => void;
}

export function ReviewBar(props: BarProps) {
  const { game, number, layout, overview, id, query, onOverview } = props;
  const t = reviewWords();
  const phone = layout === 'phone';
  const back = { icon: ArrowLeft, name: t.backToReplay, onClick: () => void goBack(game.replay, id) };
  const toOverview = { icon: ArrowLeft, name: t.toOverview, onClick: onOverview };
  return (
    <header class="tool-bar review-bar">
      <IconButton {...(phone && !overview ? toOverview : back)} />
      <div class="tool-title">
        <h1 tabindex={-1}>{t.review}</h1>
        <p>{phone && !overview ? noteOf(game) : t.pairsPoints(game.turns.length, game.score)}</p>
      </div>
      {!phone && <Progress game={game} />}
      {layout === 'middle' && <BarButton icon={Gauge} name={t.accuracy} onClick={onOverview} />}
      {game.turns[number] && !(phone && overview) && <Ways {...props} phone={phone} turn={game.turns[number]} />}
      <BarButton icon={Share2} name={t.share} onClick={() => void share(game.replay, query)} />
    </header>
  );
}

/** Shown where the progress has no room. */
function noteOf({ phase, judged, turns, score }: ReviewGame): string {
  const t = reviewWords();
  return phase.value === 'running' ? t.reviewing(judged.value, turns.length) : t.pairsPoints(turns.length, score);
}

/** The replay that is not kept goes along behind the hash. */
async function goBack(replay: Replay, id: number | undefined): Promise<void> {
  navigate(id === undefined ? `/replay#${await linkText(replay)}` : `/replay/${id}`);
}

/** An address with the whole replay in it, so that it works everywhere. */
async function share(replay: Replay, query: string): Promise<void> {
  await shareText(`${location.origin}/replay/review${query}#${await linkText(replay)}`);
}

/** The lab with the field of the move, the pair in hand and those that were seen. */
export function labOf({ view: { board, pairs } }: Turn): string {
  const steps = pairs.map((pair) => ({ kind: 'pair' as const, pair, aim: null }));
  return writeLink('rensa', { cells: board, steps, goal: null });
}

interface WaysProps extends Pick<BarProps, 'game' | 'plan'> {
  readonly turn: Turn;
  /** All in one sheet. */
  readonly phone: boolean;
}

function Ways({ game, turn, plan, phone }: WaysProps) {
  const t = reviewWords();
  const open = useSignal(false);
  const lab = labOf(turn);
  const links = [
    { icon: GraduationCap, name: t.toPractice, href: lab.replace('/lab?', '/practice?') },
    { icon: FlaskConical, name: t.toLab, href: lab },
  ];
  const begin = playOnFrom({ replay: game.replay, seat: game.subject.seat, plan });
  const playOn = begin && { icon: Gamepad2, onClick: () => navigate(begin(turn.tick)) };
  if (!phone) {
    return (
      <>
        {links.map((link) => (
          <BarLink key={link.name} {...link} />
        ))}
        {playOn && <BarButton name={t.playOn} {...playOn} />}
      </>
    );
  }
  return (
    <>
      <IconButton icon={GraduationCap} name={t.fromHere} onClick={() => (open.value = true)} />
      {open.value && (
        <Sheet title={t.fromHere} dismissible calm onClose={() => (open.value = false)}>
          <div class="buttons">
            {links.map(({ icon, name, href }) => (
              <a key={name} class="button secondary" href={href}>
                <Icon node={icon} />
                <span>{name}</span>
              </a>
            ))}
            {playOn && <Button {...playOn}>{t.playOn}</Button>}
          </div>
        </Sheet>
      )}
    </>
  );
}
