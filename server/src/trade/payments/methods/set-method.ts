import { type SwitchedMethod, switchedMethods } from '@mall/contract/trade/payment';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/open.ts';

/** Switches a way to pay on or off. The caller holds `lockMethods`. */
export const setMethod = async (tx: Tx, method: SwitchedMethod, on: boolean): Promise<void> => {
  await addMissing(tx);
  await tx.updateTable('payment_methods').set({ enabled: on }).where('method', '=', method).execute();
};

/** Two who switch off the last two ways at once wait for each other: the second is told that it is the last. */
export const lockMethods = (tx: Tx) =>
  sql`lock table payment_methods in share row exclusive mode`.execute(tx);

/** All have a row as soon as one has, so that what is switched does not move. */
const addMissing = (tx: Tx) =>
  sql`
  insert into payment_methods (method, position)
  select method, place from unnest(${[...switchedMethods]}::text[]) with ordinality as listed (method, place)
  on conflict do nothing`.execute(tx);
