// Makes the app installable, and lets it work without a network. Loaded last, when the page is idle.

import { effect } from '@preact/signals';
import { render } from 'preact';
import { spoken } from '../base/text/text.ts';
import { UpdateBar } from './bar.tsx';
import { updateText } from './text/text.ts';
import { Updates } from './updates.ts';

const MANIFESTS = { en: '/manifest.webmanifest', ja: '/manifest.ja.webmanifest' };

export async function openOffline(): Promise<void> {
  effect(() => document.querySelector('link[rel="manifest"]')?.setAttribute('href', MANIFESTS[spoken.value]));
  if (!('serviceWorker' in navigator)) return;
  const updates = new Updates(navigator.serviceWorker, Date.now());
  await Promise.all([updates.install(), updateText.load()]);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') updates.check(Date.now()).catch(() => {});
  });
  showBar(updates);
}

function showBar(updates: Updates): void {
  const box = document.createElement('div');
  document.body.append(box);
  const onLater = (): void => render(null, box);
  render(<UpdateBar updates={updates} onLater={onLater} />, box);
}
