import type { ComponentChildren } from 'preact';
import { keyName } from '../base/controls/keynames.ts';

export function Keycap({ children }: { readonly children: ComponentChildren }) {
  return <kbd class="keycap">{children}</kbd>;
}

/** A keycap with the name of its key. */
export function KeyOf({ code }: { readonly code: string }) {
  return <Keycap>{keyName(code)}</Keycap>;
}

/** The key of a button, in it: no part of its name. */
export function ButtonKey({ code }: { readonly code: string }) {
  return (
    <span aria-hidden="true">
      <KeyOf code={code} />
    </span>
  );
}
