import type { Texts } from '@mall/contract/core/languages';
import { noteOperator } from '../../platform/audit/operator.ts';
import { type Noted, recordAudit } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Seller } from '../../platform/http/seller.ts';

type Named = { readonly id: string; readonly name: Partial<Texts> };
type Action = Extract<Noted['action'], `coupon.${string}`>;
type Diff = { readonly old?: object; readonly new?: object };

/** Records in the log of the shop, or of the mall, what was done with a coupon; its terms are for investigations. */
export const noteCoupon = (
  tx: Tx,
  { caller, scope: { shopId } }: Seller,
  action: Action,
  { id, name }: Named,
  diff: Diff = {},
  shown: Pick<Noted, 'old' | 'new'> = {},
): Promise<void> => {
  const object = `coupon:${id}` as const;
  return shopId === null
    ? noteOperator(tx, caller, action, object, { ...diff })
    : recordAudit(tx, caller, shopId, {
        action,
        object,
        about: name.zh ?? '',
        ...shown,
        more: { terms: diff },
      });
};
