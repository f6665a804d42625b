// The bot: how strong it is, where it would place the pair, and the chain that it leads to.

import type { Colors } from '@rensa/games/puyo';
import { Bot } from 'lucide';
import { say } from '../../../base/text/phrase.ts';
import { Button } from '../../../parts/button.tsx';
import { Segmented } from '../../../parts/segmented.tsx';
import { Switch } from '../../../parts/switch.tsx';
import { rankOf } from '../../../versus/opponents/characters.ts';
import { PanelPart } from '../tools/frame.tsx';
import { TurnedPair, WaitingPair } from '../tools/pairs.tsx';
import { type BotPlace, PLACES_AHEAD, PLACES_SHOWN } from './bot.ts';
import { BOT_LEVELS } from './level.ts';
import type { Practice } from './practice.ts';
import { practiceWords } from './text/text.ts';
import { placeSign, placeWords } from './words.ts';

interface BotProps {
  readonly practice: Practice;
}

export function BotPart({ practice }: BotProps) {
  const t = practiceWords();
  const { shown, level, failed } = practice.bot;
  return (
    <PanelPart label={t.bot}>
      <Switch label={t.botShow} on={shown.value} onChange={(on) => practice.showBot(on)} />
      {shown.value && (
        <Segmented
          wide
          label={t.botLevel}
          value={level.value}
          options={BOT_LEVELS.map((value) => ({ value, label: say(rankOf(value)) }))}
          onChoose={(value) => practice.bot.setLevel(value)}
        />
      )}
      <Switch
        label={shown.value ? t.botPlanShow : t.planShow}
        on={practice.planShown.value}
        onChange={(on) => (practice.planShown.value = on)}
      />
      {practice.planShown.value && (
        <Switch
          label={t.planNumbers}
          on={practice.planNumbered.value}
          onChange={(on) => (practice.planNumbered.value = on)}
        />
      )}
      {shown.value && (failed.value ? <p class="tool-hint">{t.botFailed}</p> : <BotPlaces practice={practice} />)}
    </PanelPart>
  );
}

/** As high while the bot thinks as after that, so that nothing below it moves. */
function BotPlaces({ practice }: BotProps) {
  const t = practiceWords();
  const { advice, places, listed } = practice.bot;
  const thinks = places.value === undefined;
  const rows = Array.from({ length: PLACES_SHOWN }, (_, i) => (places.value ?? listed.value)[i]);
  return (
    <>
      <div class="bot-places" role="group" aria-label={t.botPlaces} aria-busy={thinks}>
        {rows.map((place, i) =>
          place === undefined ? (
            <span key={i} class="bot-place" aria-hidden="true">
              <span>
                {i === 0 && thinks ? t.botThinks : NOTHING}
                <small>{NOTHING}</small>
              </span>
            </span>
          ) : (
            <PlaceRow key={i} practice={practice} place={place} number={i} disabled={thinks} />
          ),
        )}
      </div>
      <ComingPlaces practice={practice} always />
      <Button kind="primary" icon={Bot} onClick={() => practice.followBot()}>
        {advice.value ? t.playBot(placeSign(advice.value)) : t.playSoon}
      </Button>
    </>
  );
}

interface PlaceRowProps extends BotProps {
  readonly place: BotPlace;
  readonly number: number;
  readonly disabled: boolean;
}

function PlaceRow({ practice, place, number, disabled }: PlaceRowProps) {
  const t = practiceWords();
  return (
    <button
      type="button"
      class="bot-place"
      disabled={disabled}
      aria-pressed={!disabled && number === practice.bot.chosen.value}
      aria-label={t.listed(placeWords(place), t.toward(place.links))}
      onClick={() => practice.bot.choose(number)}
    >
      <span class="bot-pair">
        <TurnedPair colors={practice.pair.value} rot={place.rot} cell={PLACE_CELL} />
      </span>
      <span>
        <b>{placeSign(place)}</b>
        <small>{t.toward(place.links)}</small>
      </span>
      <b>{t.number(Math.round(place.worth))}</b>
    </button>
  );
}

/** As high as words. */
const NOTHING = '\u00a0';
const PLACE_CELL = 15;
const AHEAD_CELL = 13;

/** The pairs that follow, each with where the bot would put it. `always` keeps room for those that it has not found. */
function ComingPlaces({ practice, always = false }: BotProps & { readonly always?: boolean }) {
  const t = practiceWords();
  const { ahead } = practice.bot;
  const count = always ? PLACES_AHEAD : ahead.value.length;
  if (count === 0) return null;
  const aims = Array.from({ length: count }, (_, i) => ahead.value[i]);
  return (
    <div class="bot-ahead">
      <span>{t.botAhead}</span>
      <ol>
        {aims.map((aim, i) => (
          <li key={i} {...(aim ? { 'aria-label': placeWords(aim) } : { 'aria-hidden': true })}>
            <WaitingPair colors={practice.next.value[i] as Colors} cell={AHEAD_CELL} />
            <b aria-hidden="true">{aim ? placeSign(aim) : '–'}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The words of the bot, in one line, for a screen where its part is not in sight. */
export function BotLine({ practice }: BotProps) {
  const t = practiceWords();
  const { shown, advice, failed } = practice.bot;
  if (!shown.value) return null;
  const place = advice.value;
  const waiting = failed.value ? t.botFailed : t.botThinks;
  return (
    <div class="bot-line">
      <p class="tool-hint" role="status">
        {place === undefined ? waiting : t.listed(placeWords(place), t.toward(place.links))}
      </p>
      <ComingPlaces practice={practice} />
    </div>
  );
}
