import { SearchCheck } from 'lucide';
import { navigate } from '../../base/screen/address.ts';
import { Button } from '../../parts/button.tsx';
import { playWords } from '../text/text.ts';

/** Leads from a result to the review of its replay, as soon as that is kept. */
export function ReviewButton({ id }: { readonly id: number | undefined }) {
  if (id === undefined) return null;
  return (
    <Button icon={SearchCheck} onClick={() => navigate(`/replay/${id}/review`)}>
      {playWords().review}
    </Button>
  );
}
