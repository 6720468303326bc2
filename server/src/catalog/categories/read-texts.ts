import type { Texts } from '@mall/contract/core/languages';
import { Refusal } from '@mall/contract/core/refusals';
import { isSaid, type Typed } from '@mall/contract/seller/own-goods';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { toTexts } from '../../platform/i18n/typed.ts';
import { ownsMedia } from '../../platform/media/owned.queries.ts';

/**
 * The columns of what an operator typed about a category; `known` is the picture that it has. Throws
 * category.nameMissing, goods.pictureUnknown.
 */
export const readTexts = async (
  tx: Tx,
  caller: Member,
  { name, image }: { readonly name: Typed; readonly image: string | null },
  known: string | null,
): Promise<{ name: Texts; image: string }> => {
  if (!isSaid(name)) throw new Refusal('category.nameMissing');
  if (image !== null && image !== known && !(await ownsMedia(tx, caller.memberId, [image])))
    throw new Refusal('goods.pictureUnknown');
  return { name: toTexts(name), image: image ?? '' };
};
