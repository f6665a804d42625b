import { capsulesCabinet } from './ui.tsx';
import { Play } from '../../play/page.tsx';

export function Capsules() {
  return <Play cabinet={capsulesCabinet} />;
}
