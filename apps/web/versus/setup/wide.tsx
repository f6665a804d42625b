// The setup page on a wide screen: the ladder and the match beside it, the other ways to play below.

import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { onShortcut } from '../../base/screen/shortcut.ts';
import { colorAgainst, PERSON_COLORS } from '../opponents/characters.ts';
import { Face } from '../opponents/face.tsx';
import { meetingsOf } from '../opponents/records.ts';
import type { Rivals } from '../opponents/rivals.ts';
import { Begin, type BeginProps } from './begin.tsx';
import type { MatchKind } from './choice.ts';
import { Ladder } from './ladder.tsx';
import { nameOf } from '../opponents/rivals.ts';
import { sideNames, type SetupParts } from './parts.ts';
import { People } from './people.tsx';
import { MatchRows } from './rows.tsx';
import { begunByEnter } from './seats.ts';
import { setupWords } from '../text/setup/text.ts';
import { Watch } from './watch.tsx';

const FACE = 82;

export function WideSetup(parts: SetupParts) {
  const { game, rivals, choice, change } = parts;
  const choose = (rival: string): void => change({ rival, kind: 'bot' });
  const begins = begunByEnter(parts.devices.seats, rivals !== undefined);
  useKeys(parts, choose, begins);
  return (
    <div class="versus-grid">
      {rivals && (
        <Ladder
          wide
          game={game.id}
          opponents={rivals.opponents}
          meetings={meetingsOf(game.id)}
          chosen={choice.rival}
          onChoose={choose}
        />
      )}
      <section class="match-panel side">
        {rivals && <Duel rivals={rivals} rival={choice.rival} />}
        <MatchRows game={game} choice={choice} names={sideNames(parts)} onChange={change} />
        {rivals && <Begin {...parts} kind="bot" shortcut={begins === 'bot' ? 'Enter' : undefined} />}
      </section>
      <div class="ways">
        <PeopleTile {...parts} shortcut={begins === 'people' ? 'Enter' : undefined} />
        {rivals && <WatchTile {...parts} rivals={rivals} />}
      </div>
    </div>
  );
}

/** Digits choose an opponent, and Enter begins, unless something on the page has its own use for it. */
function useKeys({ rivals, play }: SetupParts, choose: (bot: string) => void, begins: MatchKind | undefined): void {
  const bots = (rivals?.opponents ?? []).map(({ bot }) => bot);
  useLayoutEffect(() => {
    const digits = bots.map((bot, i) => onShortcut(`Digit${i + 1}`, () => done(() => choose(bot))));
    const enter = onShortcut('Enter', () => isIdle() && begins !== undefined && done(() => play(begins)));
    return () => [...digits, enter].forEach((end) => end());
  });
}

function done(act: () => void): boolean {
  act();
  return true;
}

/** The focus is on nothing that Enter would press. */
function isIdle(): boolean {
  return document.activeElement?.closest('button, a, dialog') === null;
}

function Duel({ rivals, rival }: { readonly rivals: Rivals; readonly rival: string }) {
  const t = setupWords();
  const color = rivals.opponents.find(({ bot }) => bot === rival)?.color ?? PERSON_COLORS[1];
  return (
    <div class="duel">
      <Side color={colorAgainst(color)} name={t.you} look={1} />
      <span class="duel-vs">{t.versusShort}</span>
      <Side color={color} name={nameOf(rivals, rival)} look={-1} />
    </div>
  );
}

function Side({ color, name, look }: { readonly color: number; readonly name: string; readonly look: number }) {
  return (
    <span class="duel-side">
      <Face size={FACE} color={color} gaze={{ x: look, y: 0 }} />
      {name}
    </span>
  );
}

function PeopleTile(parts: SetupParts & Pick<BeginProps, 'shortcut'>) {
  const { devices } = parts;
  return (
    <Way title={setupWords().peopleHead} begin={<Begin {...parts} kind="people" look="secondary" />}>
      <People devices={devices.seats} onTake={devices.take} onLeave={devices.leave} />
    </Way>
  );
}

function WatchTile(parts: SetupParts & { readonly rivals: Rivals }) {
  const { rivals, choice, change } = parts;
  return (
    <Way title={setupWords().watchHead} begin={<Begin {...parts} kind="watch" look="secondary" />}>
      <Watch opponents={rivals.opponents} watched={choice.watched} onChoose={(watched) => change({ watched })} />
    </Way>
  );
}

interface WayProps {
  readonly title: string;
  readonly begin: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Another way to play. */
function Way({ title, begin, children }: WayProps) {
  return (
    <section class="way">
      <header class="way-head">
        <h2>{title}</h2>
        {begin}
      </header>
      <div class="match-panel">{children}</div>
    </section>
  );
}
