// The setup page on a phone: one way to play at a time, and the button at the foot. A phone that lies has who plays on the
// left, and how on the right.

import { Bot, Tv, Users } from 'lucide';
import { Segmented } from '../../parts/segmented.tsx';
import { meetingsOf } from '../opponents/records.ts';
import { Begin } from './begin.tsx';
import { KINDS } from './choice.ts';
import { Ladder } from './ladder.tsx';
import { sideNames, type SetupParts } from './parts.ts';
import { People } from './people.tsx';
import { MatchRows } from './rows.tsx';
import { setupWords } from '../text/setup/text.ts';
import { Watch } from './watch.tsx';

export function NarrowSetup(parts: SetupParts) {
  const { game, choice, change } = parts;
  return (
    <>
      <div class="versus-who">
        <Kinds {...parts} />
        <Who {...parts} />
      </div>
      <div class="versus-how">
        <section class="match-panel">
          <MatchRows game={game} choice={choice} names={sideNames(parts)} onChange={change} />
        </section>
        <div class="versus-foot">
          <Begin {...parts} kind={choice.kind} />
        </div>
      </div>
    </>
  );
}

function Who({ game, rivals, choice, devices, change }: SetupParts) {
  if (choice.kind === 'people' || rivals === undefined) {
    return <People devices={devices.seats} onTake={devices.take} onLeave={devices.leave} />;
  }
  const { opponents } = rivals;
  if (choice.kind === 'watch') {
    return (
      <section class="match-panel">
        <Watch opponents={opponents} watched={choice.watched} onChoose={(watched) => change({ watched })} />
      </section>
    );
  }
  return (
    <Ladder
      game={game.id}
      opponents={opponents}
      meetings={meetingsOf(game.id)}
      chosen={choice.rival}
      wide={false}
      onChoose={(rival) => change({ rival })}
    />
  );
}

const ICONS = { bot: Bot, people: Users, watch: Tv };

function Kinds({ rivals, choice, change }: SetupParts) {
  const t = setupWords();
  if (rivals === undefined) return null;
  return (
    <div class="kinds">
      <Segmented
        wide
        label={t.against}
        value={choice.kind}
        options={KINDS.map((kind) => ({ value: kind, label: t[kind], icon: ICONS[kind] }))}
        onChoose={(kind) => change({ kind })}
      />
    </div>
  );
}
