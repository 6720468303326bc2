import { noteOperator } from '../../platform/audit/operator.ts';
import { recordAudit, type Noted } from '../../platform/audit/record.ts';
import type { By } from '../../platform/http/append-audit.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { StockRowOf } from './stock.queries.ts';

type Action = 'stock.change' | 'stock.count' | 'stock.undoCount' | 'stock.reorder';

/** Records in the log of the shop, or of the mall, what was done with one SKU, or with several (`sku` null). */
export const noteStock = (
  tx: Tx,
  { caller, scope: { shopId } }: { caller: By; scope: SellerScope },
  action: Action,
  sku: Pick<StockRowOf, 'id' | 'name' | 'spec_text'> | null,
  { more, ...told }: Pick<Noted, 'old' | 'new' | 'more'>,
): Promise<void> => {
  const object = `sku:${sku?.id ?? 'some'}` as const;
  const about = sku === null ? {} : { about: `${sku.name.zh} · ${sku.spec_text.zh}` };
  return shopId === null
    ? noteOperator(tx, caller, action, object, { ...about, ...told, ...more })
    : recordAudit(tx, caller, shopId, { action, object, ...about, ...told, ...(more && { more }) });
};
