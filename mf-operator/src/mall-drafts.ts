import type { PieceSource, Rights } from '@mall/office/drafts';
import { useMayOperate } from './useMe.ts';

/** What an operator may do with the mall's own drafts: who edits the catalogue publishes it too. */
export const useCatalogueRights = (): Rights => {
  const edit = useMayOperate('catalogue.edit');
  return { edit, sell: edit };
};

/** What stands in packages and design cases of the mall: what it sells itself, which who sees these pages may see. */
export const mallPieces: PieceSource = { select: 'mallGoods.select', useMayLook: () => true };
