import { useSignal } from '@preact/signals';
import type { Replay } from '@rensa/engine';
import { useEffect } from 'preact/hooks';
import { address, navigate } from '../base/screen/address.ts';
import { LongWork } from '../base/screen/longwork.ts';
import { linkText } from '../base/share/link.ts';
import { Working } from '../parts/working.tsx';
import { ReviewWay } from '../play/watch/way.ts';
import { ErrorPage } from './missing.tsx';
import { LastReplays } from './replays/last.tsx';
import { findReplay, type Found, type Unshown } from './replays/find.ts';
import { replaysWords } from './replays/text/text.ts';
import { hasReview } from './replays/uis.tsx';

/** The page of the replay in the address. Its hash may change to another replay. */
export function ReplayPage() {
  const found = useSignal<Found | undefined>(undefined);
  const work = useSignal(new LongWork());
  const { path } = address.value;
  useEffect(() => {
    const find = (): void => {
      work.value.stop();
      const mine = new LongWork();
      work.value = mine;
      found.value = undefined;
      void findReplay(path, location.hash, mine).then((each) => mine === work.value && (found.value = each));
    };
    window.addEventListener('hashchange', find);
    find();
    return () => {
      work.value.stop();
      work.value = new LongWork();
      window.removeEventListener('hashchange', find);
    };
  }, [path]);
  if (found.value === undefined) {
    return (
      <main class="missing" aria-busy="true">
        <Working work={work.value} />
      </main>
    );
  }
  if ('problem' in found.value) return <Refused problem={found.value.problem} />;
  const { Viewer, replay, id } = found.value;
  return (
    <ReviewWay.Provider value={hasReview(replay.game) ? (round) => void review(replay, id, round) : undefined}>
      <Viewer />
    </ReviewWay.Provider>
  );
}

/** Opens the review. A replay that is not stored is passed in the hash. */
async function review(replay: Replay, id: number | undefined, round: number | undefined): Promise<void> {
  const query = round === undefined ? '' : `?round=${round + 1}`;
  if (id !== undefined) navigate(`/replay/${id}/review${query}`);
  else navigate(`/replay/review${query}#${await linkText(replay)}`);
}

function Refused({ problem }: { readonly problem: Unshown }) {
  const t = replaysWords();
  const [head, body] = wordsOf(problem);
  return (
    <ErrorPage head={head} body={body} more={problem.kind === 'unchosen' && <LastReplays />} href="/replays">
      <span>{t.allReplays}</span>
    </ErrorPage>
  );
}

function wordsOf(problem: Unshown): readonly [string, string] {
  const t = replaysWords();
  if (problem.kind === 'unknown') return [t.unknownHead, t.unknownBody(problem.game)];
  if (problem.kind === 'older') return [t.olderHead, t.olderBody(problem.was, problem.is)];
  return [t[`${problem.kind}Head`], t[`${problem.kind}Body`]];
}
