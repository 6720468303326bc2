import type { Texts } from '@mall/contract/core/languages';
import { noteOperator } from '../../platform/audit/operator.ts';
import { type Noted, recordAudit } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Seller } from '../../platform/http/seller.ts';

type Named = { readonly id: string; readonly name: Partial<Texts> };
type Action = Extract<Noted['action'], `seckill.${string}`>;

/** Records in the log of the shop, or of the mall, what was done with a flash sale; a shop's people read `shown` of it. */
export const noteSale = (
  tx: Tx,
  { caller, scope: { shopId } }: Seller,
  action: Action,
  { id, name }: Named,
  diff: Readonly<Record<string, unknown>> = {},
  shown: Pick<Noted, 'old' | 'new'> = {},
): Promise<void> => {
  const object = `seckill:${id}` as const;
  return shopId === null
    ? noteOperator(tx, caller, action, object, diff)
    : recordAudit(tx, caller, shopId, {
        action,
        object,
        about: name.zh ?? '',
        ...shown,
        more: { terms: diff },
      });
};
