import { effect } from '@preact/signals';
import { render } from 'preact';
import './styles/index.css';
import { App } from './app.tsx';
import { openAddress } from './base/address.ts';
import { notify } from './base/notice.ts';
import { language, openSettings } from './base/settings.ts';
import { store } from './base/storage.ts';
import { shellText, speak, spoken } from './base/text.ts';

store.onTrouble = () => notify((t) => t.toastStorage);
if (openSettings()) notify((t) => t.toastDamagedSettings);
spoken.value = language.value;
effect(() => void (document.documentElement.lang = spoken.value));
await shellText.load();
effect(() => void speak(language.value).catch(() => notify((t) => t.toastOffline)));
openAddress();

const root = document.getElementById('app');
if (root) render(<App />, root);
