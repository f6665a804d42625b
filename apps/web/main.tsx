import { render } from 'preact';
import './styles/index.css';
import { App } from './app.tsx';
import { notify } from './base/notice.ts';
import { openRouter } from './router.ts';
import { openSettings } from './base/settings.ts';
import { store } from './base/storage.ts';

store.onTrouble = () => notify((text) => text.toastStorage);
if (openSettings()) notify((text) => text.toastDamagedSettings);
openRouter();

const root = document.getElementById('app');
if (root) render(<App />, root);
