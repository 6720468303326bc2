import { Refusal } from '@mall/contract/core/refusals';
import type { Input, Output } from '@mall/contract/operations';
import type { Db, Reader, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Seller, SellerScope } from '../../platform/http/seller.ts';
import { accountOf, type AccountRow, accountsFor, accountsOf } from './accounts.queries.ts';
import { changeAccount } from './change-account.ts';
import { createAccount } from './create-account.ts';
import { noteAccount } from './note-account.ts';
import { toAccount, toShownAccount } from './present.ts';
import { removeAccount } from './remove-account.ts';
import { setAccount } from './set-account.ts';
import { sortAccounts } from './sort-accounts.ts';

type Account = Output<'mallTransferAccount.change'>;

/** The accounts that the buyer of an order of this seller (null: the mall) may transfer to, as they see them. */
export const accountsToShow = async (reader: Reader, order: Parameters<typeof accountsFor>[1]) =>
  (await accountsFor(reader, order)).map(toShownAccount);

/** The accounts of one seller, a shop or the mall, that buyers transfer money to (docs/decisions/110). */
export const createTransferAccountService = (db: Db) => {
  const theAccount = async (reader: Reader, scope: SellerScope, id: string): Promise<AccountRow> => {
    const row = await accountOf(reader, scope, id);
    if (row === undefined) throw new Refusal('missing');
    return row;
  };
  const saved = async (
    tx: Tx,
    seller: Seller,
    act: Parameters<typeof noteAccount>[2],
    id: string,
    was?: AccountRow,
  ): Promise<Account> => {
    const row = await theAccount(tx, seller.scope, id);
    await noteAccount(tx, seller, act, row, was);
    return toAccount(row);
  };
  const list = async ({ scope }: Seller, mayEdit: boolean): Promise<Output<'mallTransferAccount.list'>> => ({
    list: (await accountsOf(db, scope)).map(toAccount),
    mayEdit,
  });

  return {
    list,

    create: (seller: Seller, content: Input<'mallTransferAccount.create'>): Promise<Account> =>
      inTransaction(db, async (tx) => saved(tx, seller, 'create', await createAccount(tx, seller, content))),

    change: (seller: Seller, content: Input<'mallTransferAccount.change'>): Promise<Account> =>
      inTransaction(db, async (tx) => {
        const was = await changeAccount(tx, seller, content);
        return saved(tx, seller, 'change', content.id, was);
      }),

    set: (seller: Seller, { id, on }: Input<'mallTransferAccount.set'>): Promise<Account> =>
      inTransaction(db, async (tx) => {
        if (await setAccount(tx, seller.scope, id, on)) return saved(tx, seller, on ? 'on' : 'off', id);
        return toAccount(await theAccount(tx, seller.scope, id));
      }),

    sort: async (
      seller: Seller,
      { ids }: Input<'mallTransferAccount.sort'>,
    ): Promise<Output<'mallTransferAccount.list'>> => {
      await inTransaction(db, (tx) => sortAccounts(tx, seller.scope, ids));
      return list(seller, true);
    },

    remove: (seller: Seller, id: string): Promise<null> =>
      inTransaction(db, async (tx) => {
        const row = await theAccount(tx, seller.scope, id);
        await removeAccount(tx, seller.scope, id);
        await noteAccount(tx, seller, 'remove', row);
        return null;
      }),

    restore: (seller: Seller, id: string): Promise<null> =>
      inTransaction(db, async (tx) => {
        await removeAccount(tx, seller.scope, id, true);
        await saved(tx, seller, 'restore', id);
        return null;
      }),
  };
};
