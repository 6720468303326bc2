import { endOfNumber } from '@mall/contract/trade/transfer-account';
import { noteOperator } from '../../platform/audit/operator.ts';
import { changesBetween, recordAudit } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Seller } from '../../platform/http/seller.ts';
import type { AccountRow } from './accounts.queries.ts';

type Act = 'create' | 'change' | 'on' | 'off' | 'remove' | 'restore';

/**
 * Records in the log of the shop, or of the mall, what was done with an account. The log has the end of its number, and
 * no holder, who may be a person: that another one was typed is there, for investigations.
 */
export const noteAccount = (
  tx: Tx,
  { caller, scope: { shopId } }: Seller,
  act: Act,
  row: AccountRow,
  was?: AccountRow,
): Promise<void> => {
  const [action, object] = [`transferAccount.${act}`, `transferAccount:${row.id}`] as const;
  const told = was === undefined ? { new: toldOf(row) } : (changesBetween(toldOf(was), toldOf(row)) ?? {});
  const more =
    was === undefined ? {} : { newHolder: was.holder !== row.holder, newPicture: was.qr_url !== row.qr_url };
  return shopId === null
    ? noteOperator(tx, caller, action, object, { about: row.bank, ...told, ...more })
    : recordAudit(tx, caller, shopId, { action, object, about: row.bank, ...told, more });
};

const toldOf = ({ bank, number, branch, note, currency }: AccountRow) => ({
  ...{ bank, branch, note, currency },
  end: endOfNumber(number),
});
