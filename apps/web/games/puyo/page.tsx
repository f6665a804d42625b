import { puyoCabinet } from './ui.tsx';
import { Play } from '../../play/page.tsx';

export function Puyo() {
  return <Play cabinet={puyoCabinet} />;
}
