// Faces of people and opponents. A game that has faces paints them; which one that is, the page above knows.

import { createContext, type ComponentType } from 'preact';
import { useContext } from 'preact/hooks';
import type { FaceProps } from '../../listing/listing.ts';

const Painted = createContext<ComponentType<FaceProps> | undefined>(undefined);

export const FacePainter = Painted.Provider;

export function Face(props: FaceProps) {
  const Portrait = useContext(Painted);
  return Portrait === undefined ? null : <Portrait {...props} />;
}
