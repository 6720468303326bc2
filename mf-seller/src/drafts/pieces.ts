import type { PieceSource } from '@mall/office/drafts';
import { useMay } from '@mall/platform';

/** What a shop puts into its packages and design cases: what it sells, for those who may see that. */
export const shopPieces: PieceSource = {
  select: 'product.select',
  useMayLook: () => useMay('goods.view'),
};
