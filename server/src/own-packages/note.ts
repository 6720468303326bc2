import { changedFields } from '@mall/contract/draft-merge';
import type { PackageContent } from '@mall/contract/own-package';
import { recordAudit } from '../audit/record.ts';
import type { Tx } from '../db/open.ts';
import type { Member } from '../http/caller.ts';
import { toTexts } from '../text/typed.ts';

type Action =
  `package.${'create' | 'submit' | 'takeBack' | 'discard' | 'sell' | 'remove' | 'restore' | 'approve' | 'reject'}`;
type About = { readonly id: string; readonly shop_id: string; readonly content: PackageContent };
type Told = Pick<Parameters<typeof recordAudit>[3], 'old' | 'new' | 'more'>;

/** Notes in the shop's list of changes who did what with a package of its own, in the transaction of the change. */
export const notePackage = (
  tx: Tx,
  caller: Member,
  { id, shop_id: shopId, content }: About,
  action: Action,
  told: Told = {},
): Promise<void> =>
  recordAudit(tx, caller, shopId, {
    action,
    object: `package:${id}`,
    about: toTexts(content.name).zh,
    ...told,
  });

/** What would change for shoppers: the price, old and new, and the names of the fields. */
export const diffOf = (live: PackageContent | null, content: PackageContent): Told => {
  const [before, after] = [live === null ? null : priceOf(live), priceOf(content)];
  return {
    ...(before === after ? {} : { old: { price: before }, new: { price: after } }),
    more: { fields: live === null ? [] : changedFields(live, content) },
  };
};

const priceOf = ({ priceKind, price }: PackageContent): number | null =>
  priceKind === 'fixed' ? price : null;
