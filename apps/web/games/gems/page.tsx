import { gemsCabinet } from './ui.tsx';
import { Play } from '../../play/page.tsx';

export function Gems() {
  return <Play cabinet={gemsCabinet} />;
}
