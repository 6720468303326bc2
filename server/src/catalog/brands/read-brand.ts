import type { Texts } from '@mall/contract/core/languages';
import { Refusal } from '@mall/contract/core/refusals';
import { isSaid, type Typed } from '@mall/contract/seller/own-goods';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { toTexts } from '../../platform/i18n/typed.ts';
import { ownsMedia } from '../../platform/media/owned.queries.ts';

type Typing = { readonly name: Typed; readonly logo: string | null; readonly intro: Typed };

/**
 * What an operator typed about a brand, as it is stored; `known` is the logo that it has. Throws brand.nameMissing,
 * goods.pictureUnknown.
 */
export const readBrand = async (
  tx: Tx,
  caller: Member,
  { name, logo, intro }: Typing,
  known: string | null,
): Promise<{ name: Texts; logo: string | null; intro: Texts }> => {
  if (!isSaid(name)) throw new Refusal('brand.nameMissing');
  if (logo !== null && logo !== known && !(await ownsMedia(tx, caller.memberId, [logo])))
    throw new Refusal('goods.pictureUnknown');
  return { name: toTexts(name), logo, intro: toTexts(intro) };
};
