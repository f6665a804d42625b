import { useEffect } from 'preact/hooks';
import '../../styles/loop.css';
import { Bar } from '../bar.tsx';
import { arrive } from '../history.ts';

export function LoopHome() {
  useEffect(() => arrive(), []);
  return (
    <main class="loop">
      <Bar />
    </main>
  );
}
