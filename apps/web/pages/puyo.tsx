import { puyoCabinet } from '../cabinets/puyo.tsx';
import { Play } from '../play/page.tsx';

export function Puyo() {
  return <Play cabinet={puyoCabinet} />;
}
