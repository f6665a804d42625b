// A result as a picture, as text or as a replay, to be sent to a friend.

import { useSignal } from '@preact/signals';
import type { FallingTypes } from '@rensa/games/falling';
import { Copy, Download, Share2 } from 'lucide';
import { useEffect, useRef } from 'preact/hooks';
import { dateWords, today } from '../../base/calendar/days.ts';
import { streakOn } from '../../base/calendar/done.ts';
import { download } from '../../base/share/download.ts';
import { replayLink } from '../../base/share/link.ts';
import { type KeptReplay, replays } from '../../base/storage/replays.ts';
import { copyText, pictureFile, sharePicture, shareText } from '../../base/share/share.ts';
import { Button } from '../../parts/button.tsx';
import { Segmented } from '../../parts/segmented.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { bars } from '../followers/turns.ts';
import type { GameUi } from '../ui/ui.ts';
import { dailyPath } from './path.ts';
import { paintResult } from './picture.ts';
import { dailyWords } from './text/text.ts';
import type { DailyTry } from './tries.ts';

const FORMS = ['picture', 'text', 'replay'] as const;
type ShareForm = (typeof FORMS)[number];

interface ShareProps<G extends FallingTypes> {
  readonly ui: GameUi<G>;
  readonly done: DailyTry;
  readonly onClose: () => void;
}

export function ShareSheet<G extends FallingTypes>(props: ShareProps<G>) {
  const { ui, done, onClose } = props;
  const t = dailyWords();
  const form = useSignal<ShareForm>('picture');
  const record = useRecord(done.replay);
  const link = useLink(record);
  const options = FORMS.filter((each) => each !== 'replay' || record !== undefined);
  const names = { picture: t.sharePicture, text: t.shareWords, replay: t.shareReplay };
  const words = form.value === 'replay' ? link : resultWords(ui, done, record?.chains ?? []);
  return (
    <Sheet title={t.share} dismissible class="daily" onClose={onClose}>
      {form.value === 'picture' ? <Picture ui={ui} done={done} record={record} /> : <Words words={words} />}
      <Segmented
        label={t.shareAs}
        value={form.value}
        options={options.map((value) => ({ value, label: names[value] }))}
        onChoose={(value) => (form.value = value)}
      />
    </Sheet>
  );
}

/** The replay of the try, if it is still kept. */
function useRecord(id: number | null): KeptReplay | undefined {
  const record = useSignal<KeptReplay | undefined>(undefined);
  useEffect(() => {
    if (id === null) return;
    replays.get(id).then(
      (found) => (record.value = found),
      () => {},
    );
  }, [id]);
  return record.value;
}

function useLink(record: KeptReplay | undefined): string {
  const link = useSignal('');
  useEffect(() => {
    if (record !== undefined) void replayLink(record.replay).then((made) => (link.value = made));
  }, [record]);
  return link.value;
}

interface PictureProps<G extends FallingTypes> extends Omit<ShareProps<G>, 'onClose'> {
  readonly record: KeptReplay | undefined;
}

function Picture<G extends FallingTypes>({ ui, done, record }: PictureProps<G>) {
  const t = dailyWords();
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement | undefined>(undefined);
  const { days } = streakOn(today.value);
  useEffect(() => {
    void document.fonts.ready.then(() => {
      canvas.current = paintResult(ui, {
        title: t.daily(ui.name()),
        date: dateWords(done.date, { year: 'numeric', month: 'long', day: 'numeric' }),
        score: t.number(done.score),
        chain: done.chain > 0 ? t.chainOf(done.chain) : '',
        streak: days > 1 ? t.days(days) : undefined,
        chains: record?.chains ?? [],
        state: record?.state as G['state'] | undefined,
      });
      box.current?.replaceChildren(canvas.current);
    });
  }, [record]);
  const name = `rensa-${ui.game.id}-${done.date}.png`;
  const withFile = async (use: (file: Blob) => void): Promise<void> => {
    if (canvas.current) use(await pictureFile(canvas.current));
  };
  return (
    <>
      <div ref={box} class="daily-picture" role="img" aria-label={t.picture} />
      <div class="buttons">
        <Button kind="primary" icon={Share2} onClick={() => void withFile((file) => void sharePicture(file, name))}>
          {t.share}
        </Button>
        <Button icon={Download} onClick={() => void withFile((file) => download(name, file))}>
          {t.save}
        </Button>
      </div>
    </>
  );
}

function Words({ words }: { readonly words: string }) {
  const t = dailyWords();
  return (
    <>
      <pre class="daily-words">{words}</pre>
      <div class="buttons">
        <Button kind="primary" icon={Share2} onClick={() => void shareText(words)}>
          {t.share}
        </Button>
        <Button icon={Copy} onClick={() => void copyText(words)}>
          {t.copy}
        </Button>
      </div>
    </>
  );
}

/** Eight heights, for chains of up to eight links. */
const BLOCKS = '▁▂▃▄▅▆▇█';
const MAX_BLOCKS = 16;

/** The score, how the chains went, and where to play the same. */
function resultWords<G extends FallingTypes>(
  ui: GameUi<G>,
  { date, score, chain }: DailyTry,
  chains: readonly number[],
): string {
  const t = dailyWords();
  const shown = bars(
    chains.filter((links) => links > 0),
    MAX_BLOCKS,
  );
  const lines = [
    t.shareTitle(ui.name(), dateWords(date, { year: 'numeric', month: 'long', day: 'numeric' })),
    chain > 0 ? t.shareScore(score, chain) : t.points(score),
    shown.map((links) => BLOCKS[Math.min(links, BLOCKS.length) - 1]).join(''),
    `${location.origin}${dailyPath(ui.game.id)}`,
  ];
  return lines.filter((line) => line !== '').join('\n');
}
