import { choose, settings } from '../../base/settings/settings.ts';
import { Switch } from '../../parts/switch.tsx';
import { playWords } from '../text/text.ts';

/** Turns the coach on and off. */
export function CoachRow() {
  const t = playWords();
  const { coach } = settings.value;
  return (
    <>
      <Switch label={t.coach} on={coach} onChange={(on) => choose('coach', on)} />
      <p class="hint">{t.coachLine}</p>
    </>
  );
}
