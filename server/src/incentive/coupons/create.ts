import type { Input } from '@mall/contract/operations';
import { json, type Tx } from '../../platform/db/open.ts';
import type { Seller } from '../../platform/http/seller.ts';

type Terms = Input<'platformCoupon.create'>;
type How = Seller & { readonly status: 'open' | 'draft' };

/** Writes a template under an id: open, or as a draft that nobody can get a coupon of. */
export const createTemplate = async (
  tx: Tx,
  id: string,
  input: Terms,
  { status, caller, scope: { shopId } }: How,
): Promise<void> => {
  await tx
    .insertInto('coupon_templates')
    .values({
      id,
      status,
      created_by: caller.memberId,
      owner: shopId === null ? 'mall' : 'shop',
      ...columnsOf(input),
    })
    .execute();
};

/** The columns of the terms. */
export const columnsOf = (input: Terms) => ({
  shop_id: input.shopId ?? null,
  name: json(input.name),
  kind: input.kind,
  value: input.value,
  cap: input.cap ?? null,
  threshold: input.threshold,
  scope: input.scope,
  scope_ids: input.scopeIds,
  total: input.total,
  per_user: input.perUser,
  take_from: new Date(input.takeFrom),
  take_to: new Date(input.takeTo),
  valid_from: at(input.validFrom),
  valid_to: at(input.validTo),
  valid_days: input.validDays ?? null,
  funder: input.funder,
  source: input.source,
});

const at = (when: string | undefined): Date | null => (when === undefined ? null : new Date(when));
