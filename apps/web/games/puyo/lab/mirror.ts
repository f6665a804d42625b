import { TrianglesCenterlineDashedVertical } from 'lucide';

/** Two triangles beside an upright axis: left and right change places. */
export const MIRROR_ICON = TrianglesCenterlineDashedVertical;
