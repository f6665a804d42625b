import { render } from 'preact';
import './styles/index.css';
import { App } from './app.tsx';
import { notify } from './notice.ts';
import { openRouter } from './router.ts';
import { openSettings } from './settings.ts';
import { store } from './storage.ts';

store.onTrouble = () => notify((text) => text.toastStorage);
if (openSettings()) notify((text) => text.toastDamagedSettings);
openRouter();

const root = document.getElementById('app');
if (root) render(<App />, root);
