// The list of a tool's keys.

import { KeyOf } from '../../../parts/keycap.tsx';
import { Hint } from '../../../play/parts/hints.tsx';
import '../../../styles/keycap.css';
import { toolsWords } from './text/text.ts';

export interface ToolKey {
  readonly does: string;
  readonly codes: readonly string[];
}

export function ToolKeys({ keys }: { readonly keys: readonly ToolKey[] }) {
  return (
    <ul class="tool-keys" aria-label={toolsWords().keys}>
      {keys.map(({ does, codes }) => (
        <Hint key={does} does={does}>
          {codes.map((code) => (
            <KeyOf key={code} code={code} />
          ))}
        </Hint>
      ))}
    </ul>
  );
}
