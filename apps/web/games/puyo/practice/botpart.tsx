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
import type { BotPlace } from './bot.ts';
import { BOT_LEVELS } from './level.ts';
import type { Practice } from './practice.ts';
import { practiceWords } from './text/text.ts';
import { placeSign, placeWords } from './words.ts';

interface BotProps {
  readonly practice: Practice;
}

export function BotPart({ practice }: BotProps) {
  const t = practiceWords();
  const { shown, level, places, failed } = practice.bot;
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
      {shown.value &&
        (places.value === undefined ? (
          <p class="tool-hint">{failed.value ? t.botFailed : t.botThinks}</p>
        ) : (
          <BotPlaces practice={practice} places={places.value} />
        ))}
    </PanelPart>
  );
}

function BotPlaces({ practice, places }: BotProps & { readonly places: readonly BotPlace[] }) {
  const t = practiceWords();
  const { chosen, advice } = practice.bot;
  return (
    <>
      <div class="bot-places" role="group" aria-label={t.botPlaces}>
        {places.map((place, i) => (
          <button
            key={placeSign(place)}
            type="button"
            class="bot-place"
            aria-pressed={i === chosen.value}
            aria-label={t.listed(placeWords(place), t.toward(place.links))}
            onClick={() => practice.bot.choose(i)}
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
        ))}
      </div>
      <ComingPlaces practice={practice} />
      {advice.value && (
        <Button kind="primary" icon={Bot} onClick={() => practice.followBot()}>
          {t.playBot(placeSign(advice.value))}
        </Button>
      )}
    </>
  );
}

const PLACE_CELL = 15;
const AHEAD_CELL = 13;

/** The pairs that follow, each with where the bot would put it. */
function ComingPlaces({ practice }: BotProps) {
  const t = practiceWords();
  const { ahead } = practice.bot;
  if (ahead.value.length === 0) return null;
  return (
    <div class="bot-ahead">
      <span>{t.botAhead}</span>
      <ol>
        {ahead.value.map((aim, i) => (
          <li key={i} aria-label={placeWords(aim)}>
            <WaitingPair colors={practice.next.value[i] as Colors} cell={AHEAD_CELL} />
            <b aria-hidden="true">{placeSign(aim)}</b>
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
