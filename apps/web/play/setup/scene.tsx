// The board in a setup: the living one of the game's card, or the one that was saved.

import { effect } from '@preact/signals';
import type { FallingTypes } from '@rensa/games/falling';
import { layoutBare } from '@rensa/painters';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { boardWords, lookOf } from '../../base/screen/look.ts';
import { onSize } from '../../base/screen/screen.ts';
import { settings } from '../../base/settings/settings.ts';
import { Later } from '../../parts/later.tsx';
import { Picture } from '../../run/picture.ts';
import type { SavedGame } from '../saves/save.ts';
import type { GameUi } from '../ui/ui.ts';
import type { GameIntro } from './view.ts';

interface SceneProps<G extends FallingTypes> {
  readonly ui: GameUi<G>;
  readonly intro: GameIntro;
  readonly saved: SavedGame<G> | undefined;
}

export function Scene<G extends FallingTypes>({ ui, intro, saved }: SceneProps<G>) {
  return (
    <div class="setup-scene" data-game={ui.game.id}>
      {saved ? <SavedBoard ui={ui} state={saved.session.state} /> : <Later load={intro.card} props={{}} />}
    </div>
  );
}

/** A board at rest, as wide as the scene, with its floor on the lower edge. */
function SavedBoard<G extends FallingTypes>({ ui, state }: { readonly ui: GameUi<G>; readonly state: G['state'] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    const { cols, rows } = ui.speech;
    const look = () => ({ ...lookOf(settings.value), ghost: false });
    const picture = new Picture<G>(element, ui.painter, look());
    picture.show(state);
    const ends = [
      onSize(element, (width, height) => {
        if (width === 0) return;
        picture.place(layoutBare(width, height, cols, rows), width, height);
        picture.paintStill(0);
      }),
      effect(() => {
        picture.setLook(look(), boardWords());
        picture.paintStill(0);
      }),
    ];
    return () => ends.forEach((end) => end());
  }, []);
  return <canvas ref={canvas} class="living" aria-hidden="true" />;
}
