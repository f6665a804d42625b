import { effect } from '@preact/signals';
import { render } from 'preact';
import './styles/index.css';
import { App } from './app.tsx';
import { openAddress } from './base/screen/address.ts';
import { notify } from './base/screen/notice.ts';
import { language, openSettings } from './base/settings/settings.ts';
import { store } from './base/storage/storage.ts';
import { pages } from './loader.ts';
import { troubleWords } from './base/screen/trouble.ts';
import { shellText, speak, spoken } from './base/text/text.ts';

const RETRY_MS = 2000;

store.onTrouble = (trouble, kind) => notify((t) => troubleWords(t, trouble, kind));
openSettings();
spoken.value = language.value;
effect(() => void (document.documentElement.lang = spoken.value));
// The page loads together with the words. If it cannot be loaded, it is loaded again when it is to be shown.
pages.load(location.pathname).catch(() => {});
await loadWords();
effect(() => void speak(language.value).catch(() => notify((t) => t.toastOffline)));
openAddress(pages);

const root = document.getElementById('app');
if (root) render(<App />, root);

/** Handles a failed load of a part that the page can do without. */
const ignore = (): void => {};

// Browsers allow no sound before the first gesture.
const onGesture = (): void =>
  void import('./base/sound/pages.ts').then(({ openPageSounds }) => openPageSounds(), ignore);
for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, onGesture, { once: true });

// Few people have a game controller.
const onPad = async (): Promise<void> => (await import('./base/controls/menu.ts')).openMenuPads();
window.addEventListener('gamepadconnected', () => void onPad().catch(ignore), { once: true });

/** Loads the words, until it works: without them not even an error can be shown. */
async function loadWords(): Promise<void> {
  for (;;) {
    try {
      return await shellText.load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
