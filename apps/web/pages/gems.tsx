import { gemsCabinet } from '../cabinets/gems.tsx';
import { Play } from '../play/page.tsx';

export function Gems() {
  return <Play cabinet={gemsCabinet} />;
}
