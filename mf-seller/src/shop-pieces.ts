import type { PieceSource } from '@mall/office/drafts';
import { useMay } from '@mall/platform';

/** What a shop puts into its packages, design cases and flash sales: what it sells, for those who may see that. */
export const shopPieces: PieceSource = {
  select: 'product.select',
  useMayLook: () => useMay('goods.view'),
};
