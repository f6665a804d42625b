// The field of the practice, and what steers the pair in hand.

import { ArrowDownToLine, Bot, ChevronLeft, ChevronRight, RotateCcw, RotateCw } from 'lucide';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { IconButton } from '../../../parts/button.tsx';
import { Deck } from '../../../play/parts/deck.tsx';
import { BoardTable, Said } from '../tools/blind.tsx';
import { Field } from '../tools/field.tsx';
import { SmallButton } from '../tools/frame.tsx';
import { steeringActions } from '../tools/steering.ts';
import type { FieldActions } from '../tools/pointer.ts';
import { BotLine } from './botpart.tsx';
import { LiveGame } from './live.ts';
import type { Practice } from './practice.ts';
import { practiceWords } from './text/text.ts';
import { momentWords, placeSign } from './words.ts';

export const FIELD_ROWS = 12;

export function PracticeField({ practice, cell }: { readonly practice: Practice; readonly cell: number }) {
  const t = practiceWords();
  // They know what a press began with, so they outlive a rendering.
  const actions = useMemo(() => actionsOf(practice), [practice]);
  return (
    <div class="tool-well practice-well">
      <BoardTable label={t.practiceField} board={practice.position.value.board} />
      <Said words={practice.live.value ? '' : momentWords(practice)} />
      <Field
        rows={FIELD_ROWS}
        cell={cell}
        label={t.practiceField}
        signs={practice.signs.value}
        actions={actions}
        onScreen={(screen) => practice.show(screen)}
      />
    </div>
  );
}

function actionsOf(practice: Practice): FieldActions {
  return steeringActions({
    blocked: () => practice.live.value,
    col: () => practice.aim.value.col,
    moveTo: (col) => practice.aimAt({ col, rot: practice.aim.value.rot }),
    place: () => practice.place(),
    rotate: () => practice.rotate(1),
    undo: () => practice.undo(),
  });
}

/** Buttons for the pair in hand; in real time, those of the game. */
export function PracticeControls({ practice }: { readonly practice: Practice }) {
  const t = practiceWords();
  if (practice.live.value) return <LiveControls practice={practice} />;
  if (practice.position.value.lost) return <p class="tool-hint practice-lost">{t.lostNote}</p>;
  return (
    <div class="practice-controls" role="group" aria-label={t.controls}>
      <IconButton icon={ChevronLeft} name={t.moveLeft} onClick={() => practice.move(-1)} />
      <IconButton icon={ChevronRight} name={t.moveRight} onClick={() => practice.move(1)} />
      <IconButton icon={RotateCcw} name={t.rotateLeft} onClick={() => practice.rotate(-1)} />
      <IconButton icon={RotateCw} name={t.rotateRight} onClick={() => practice.rotate(1)} />
      <SmallButton icon={ArrowDownToLine} onClick={() => practice.place()}>
        {t.place}
      </SmallButton>
      <BotButton practice={practice} />
      <BotLine practice={practice} />
    </div>
  );
}

/** The first press asks the bot, the next one does what it says. */
function BotButton({ practice }: { readonly practice: Practice }) {
  const t = practiceWords();
  const place = practice.bot.advice.value;
  const name = place === undefined ? t.botAsk : t.playBot(placeSign(place));
  return <IconButton icon={Bot} name={name} class="bot-button" onClick={() => practice.followBot()} />;
}

function LiveControls({ practice }: { readonly practice: Practice }) {
  const deck = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const field = document.querySelector<HTMLElement>('.practice .tool-field');
    const { screen } = practice;
    if (deck.current === null || field === null || screen === undefined) return undefined;
    // The switch that began it would take the arrow keys.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const live = new LiveGame(practice.liveState(), {
      screen,
      field,
      deck: deck.current,
      onPlaced: (aim) => practice.do({ kind: 'place', aim }),
      onEnd: () => (practice.live.value = false),
    });
    return () => live.dispose();
  }, []);
  return (
    <div class="practice-live">
      <Deck root={deck} />
    </div>
  );
}
