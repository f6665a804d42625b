// The attacks of both sides on one time line: the first side's up, the second's down.

import type { FallingState } from '@rensa/games/falling';
import { formatTime, secondsOf } from '../../base/text/format.ts';
import { huesOf } from '../../base/screen/look.ts';
import { joinSentences } from '../../base/text/sentences.ts';
import { settings } from '../../base/settings/settings.ts';
import type { ShownPlayer } from '../seats/seat.ts';
import type { TurnAttack } from '../series/attacks.ts';
import { largestBy } from './decided.ts';
import type { MatchSummary } from '../series/outcome.ts';
import { matchWords } from '../text/match/text.ts';

const WIDTH = 350;
const HALF = 70;
/** Room for a number above and below. */
const NUMBER = 20;
const BAR = 7;
const POWER = 0.6;
const SHORTEST = 6;
/** Larger ones are in the color of their side, with their number. */
const LARGE_SHARE = 0.5;
const CROSS = 10;

interface ChartProps {
  readonly summary: MatchSummary<FallingState>;
  readonly players: readonly [ShownPlayer, ShownPlayer];
}

export function AttackChart({ summary, players }: ChartProps) {
  const t = matchWords();
  const sent = summary.attacks.filter((each) => each.sent > 0);
  if (sent.length === 0) return null;
  const most = Math.max(...sent.map((each) => each.sent));
  const ticks = Math.max(1, summary.boards[0].ticks);
  return (
    <figure class="attack-chart">
      <svg
        viewBox={`0 ${-HALF - NUMBER} ${WIDTH} ${2 * (HALF + NUMBER)}`}
        role="img"
        aria-label={spoken(summary, players)}
      >
        <line x1="0" x2={WIDTH} y1="0" y2="0" class="chart-line" />
        {sent.map((attack) => (
          <Bar
            key={`${attack.seat} ${attack.tick}`}
            attack={attack}
            x={(attack.tick / ticks) * (WIDTH - 30) + 8}
            share={attack.sent / most}
            color={huesOf(settings.value, players[attack.seat].color).base}
          />
        ))}
        <Cross y={(summary.winner === 0 ? 1 : -1) * 24} />
      </svg>
      <figcaption>
        {players.map(({ name, color }, seat) => (
          <span key={seat} class="chart-name">
            <svg width="10" height="10" aria-hidden="true">
              <circle cx="5" cy="5" r="5" fill={huesOf(settings.value, color).base} />
            </svg>
            {name()}
          </span>
        ))}
        <span class="chart-time">{formatTime(secondsOf(summary.boards[0].ticks))}</span>
      </figcaption>
      <span class="unseen">{t.sent}</span>
    </figure>
  );
}

interface BarProps {
  readonly attack: TurnAttack;
  readonly x: number;
  /** Size of the largest attack. */
  readonly share: number;
  readonly color: string;
}

function Bar({ attack: { seat, sent }, x, share, color }: BarProps) {
  const length = Math.max(SHORTEST, share ** POWER * HALF);
  const large = share >= LARGE_SHARE;
  const y = seat === 0 ? -length - 3 : 3;
  return (
    <>
      <rect
        x={x - BAR / 2}
        y={y}
        width={BAR}
        height={length}
        rx={BAR / 2}
        {...(large ? { fill: color } : { class: 'chart-small' })}
      />
      {large && (
        <text x={x} y={seat === 0 ? y - 4 : y + length + 12} class="chart-number">
          {matchWords().number(sent)}
        </text>
      )}
    </>
  );
}

/** On the side whose board ended the round. */
function Cross({ y }: { readonly y: number }) {
  const [x, arm] = [WIDTH - CROSS, CROSS * 0.35];
  return (
    <g class="chart-cross">
      <circle cx={x} cy={y} r={CROSS} />
      <path d={`M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`} />
    </g>
  );
}

/** The same for people who use a screen reader. */
function spoken({ attacks }: ChartProps['summary'], players: ChartProps['players']): string {
  const t = matchWords();
  const sides = ([0, 1] as const).map((seat) => {
    const total = attacks.filter((each) => each.seat === seat).reduce((sum, { sent }) => sum + sent, 0);
    return t.attacksOf(players[seat].name(), total, largestBy(attacks, seat)?.sent ?? 0);
  });
  return joinSentences(sides);
}
