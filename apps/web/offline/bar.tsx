import { X } from 'lucide';
import { address, trimPath } from '../base/screen/address.ts';
import { Button, IconButton } from '../parts/button.tsx';
import '../styles/update.css';
import { updateWords } from './text/text.ts';
import type { Updates } from './updates.ts';

/** Pages without a game. Elsewhere nothing is announced, so that no message comes during a game. */
const CALM: readonly string[] = ['/', '/achievements', '/replays', '/stats', '/data', '/controls'];

interface UpdateBarProps {
  readonly updates: Updates;
  readonly onLater: () => void;
}

/** Announces a new version. It is applied only when the player asks for it. */
export function UpdateBar({ updates, onLater }: UpdateBarProps) {
  const t = updateWords();
  const isShown = updates.isReady.value && CALM.includes(trimPath(address.value.path));
  return (
    <div class="update-region" role="status">
      {isShown && (
        <div class="update">
          <p>{t.ready}</p>
          <Button onClick={() => location.reload()}>{t.update}</Button>
          <IconButton icon={X} name={t.later} class="plain" onClick={onLater} />
        </div>
      )}
    </div>
  );
}
