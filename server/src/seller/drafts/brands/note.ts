import { changesBetween, recordAudit } from '../../../platform/audit/record.ts';
import type { StoredBrand } from '../../../platform/db/schema.ts';
import type { Tx } from '../../../platform/db/open.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { toTexts } from '../../../platform/i18n/typed.ts';

type BrandAction = `brand.${'submit' | 'approve' | 'reject' | 'remove' | 'restore'}`;
type Brand = { readonly id: string; readonly shop_id: string; readonly content: StoredBrand };
type Changes = { readonly from?: StoredBrand | null; readonly reason?: string };

/** Records in the shop's audit log who did what with one of its brands, in the transaction of the change. */
export const noteBrand = (
  tx: Tx,
  caller: Member,
  { id, shop_id: shopId, content }: Brand,
  action: BrandAction,
  { from, reason }: Changes = {},
): Promise<void> =>
  recordAudit(tx, caller, shopId, {
    action,
    object: `brand:${id}`,
    about: toTexts(content.name).zh,
    ...(from === undefined
      ? {}
      : (changesBetween(from === null ? nothing : said(from), said(content)) ?? {})),
    ...(reason === undefined ? {} : { new: { reason } }),
  });

const said = ({ name, logo, intro, sort }: StoredBrand) => ({
  name: Object.values(name),
  logo,
  intro: Object.values(intro),
  sort,
});
const nothing = { name: [], logo: null, intro: [], sort: null };
