import { Session } from '@rensa/engine';
import { isOffered, type Puyo, puyo } from '@rensa/games/puyo';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../base/storage/storage.testing.ts';
import { RunKeeper } from './keeper.ts';
import { loadSave, type Savable, type SavedGame } from './save.ts';

const SAVABLE: Savable<Puyo> = { game: puyo, isOffered, turn: () => undefined };

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

/** A tab of the browser: all of them have one storage. */
function openTab() {
  const keeper = new RunKeeper<Puyo>(puyo.id);
  const said = vi.fn<() => void>();
  keeper.onElsewhere = said;
  return { keeper, said, session: new Session(puyo, puyo.parseSetup({ rules: 'tsu' }), 7) };
}

type Tab = ReturnType<typeof openTab>;

function play({ session, keeper }: Tab, ticks: number): void {
  for (let i = 0; i < ticks; i++) session.advance([i % 9]);
  keeper.keep(session);
}

function takeUp(tab: Tab): void {
  const saved = load();
  tab.keeper.adopt(saved);
  tab.session = saved.session;
}

function load(): SavedGame<Puyo> {
  const saved = loadSave(SAVABLE);
  if (saved === undefined) throw new Error('there is no saved game');
  return saved;
}

describe('a game that two tabs have open', () => {
  test('is saved by the tab that goes on with it', () => {
    const [first, second] = [openTab(), openTab()];
    play(first, 30);
    takeUp(second);
    play(second, 40);
    expect(load().session.ticks).toBe(70);
    expect(second.said).not.toHaveBeenCalled();
  });

  test('never overwrites what the other tab has saved', () => {
    const [first, second] = [openTab(), openTab()];
    play(first, 30);
    takeUp(second);
    play(second, 40);
    expect(first.keeper.elsewhere).toBe('continued');
    play(first, 10);
    expect(load().session.ticks).toBe(70);
    expect(first.said).toHaveBeenCalledTimes(1);
  });

  test('goes on where it is when the first tab takes it up again', () => {
    const [first, second] = [openTab(), openTab()];
    play(first, 30);
    takeUp(second);
    play(second, 40);
    takeUp(first);
    play(first, 5);
    expect(load().session.ticks).toBe(75);
    expect(second.keeper.elsewhere).toBe('continued');
  });

  test('does not come back once it is finished', () => {
    const [first, second] = [openTab(), openTab()];
    play(first, 30);
    takeUp(second);
    second.keeper.drop();
    expect(first.keeper.elsewhere).toBe('ended');
    play(first, 10);
    expect([first.said.mock.calls.length, loadSave(SAVABLE)]).toEqual([1, undefined]);
  });
});

test('two games in two tabs are saved both, and the last one is offered first', () => {
  const [first, second] = [openTab(), openTab()];
  play(first, 30);
  play(second, 10);
  play(first, 5);
  play(second, 5);
  expect(load().session.ticks).toBe(15);
  second.keeper.drop();
  expect(load().session.ticks).toBe(35);
});

test('a new game discards the one before it, unless another tab has continued that one', () => {
  const [first, second] = [openTab(), openTab()];
  play(first, 30);
  takeUp(second);
  play(second, 40);
  first.keeper.begin();
  expect(load().session.ticks).toBe(70);
  second.keeper.begin();
  expect(loadSave(SAVABLE)).toBeUndefined();
});

test('a game is saved again after everything stored was deleted', () => {
  const tab = openTab();
  play(tab, 30);
  localStorage.clear();
  play(tab, 1);
  expect(load().session.ticks).toBe(31);
});
