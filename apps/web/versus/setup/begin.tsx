import { Swords, Tv } from 'lucide';
import { Button } from '../../parts/button.tsx';
import { Keycap } from '../../parts/keycap.tsx';
import type { MatchKind } from './choice.ts';
import { nameOf } from '../opponents/rivals.ts';
import type { SetupParts } from './parts.ts';
import { isReady } from './seats.ts';
import { setupWords } from '../text/setup/text.ts';

export interface BeginProps extends SetupParts {
  readonly kind: MatchKind;
  readonly look?: 'primary' | 'secondary';
  /** The key that does the same. */
  readonly shortcut?: string | undefined;
}

/** The button that begins a match of this kind, or says who is missing. */
export function Begin({ kind, look = 'primary', shortcut, rivals, choice, devices, play }: BeginProps) {
  const t = setupWords();
  const begin = (): void => play(kind);
  if (kind === 'people' && !isReady(devices.seats)) {
    const missing = devices.seats[0] === undefined ? 1 : 2;
    return <p class="begin-waits">{t.waitingFor(t.player(missing))}</p>;
  }
  const [first, second] = choice.watched;
  const words = {
    bot: t.playAgainst(nameOf(rivals, choice.rival)),
    people: t.playTwo,
    watch: t.watchThem(nameOf(rivals, first), nameOf(rivals, second)),
  };
  return (
    <Button kind={look} icon={kind === 'watch' ? Tv : Swords} onClick={begin}>
      {words[kind]}
      {shortcut && <Keycap>{shortcut}</Keycap>}
    </Button>
  );
}
