import { type SwitchedMethod, switchedMethods } from '@mall/contract/trade/payment';
import { type RawBuilder, sql } from 'kysely';
import { settlementCurrencies } from '@mall/contract/trade/settlement';
import type { Reader } from '../../../platform/db/open.ts';
import { hasAccount } from '../../transfer-accounts/accounts.queries.ts';

/** The ways to pay that operators have switched off, and those that they have put in an order. */
export type Choice = { readonly off: readonly string[]; readonly sorted: readonly string[] };

/** As one value of a statement. */
export const choiceOfMethods: RawBuilder<Choice> = sql<Choice>`(
  select json_build_object('off', coalesce(json_agg(method) filter (where not enabled), '[]'),
    'sorted', coalesce(json_agg(method order by position, method), '[]')) from payment_methods)`;

export const readChoice = async (reader: Reader): Promise<Choice> => {
  const { rows } = await sql<{ choice: Choice }>`select ${choiceOfMethods} as choice`.execute(reader);
  return rows[0]?.choice ?? { off: [], sorted: [] };
};

/** All ways to pay in the order in which buyers see them: those that nobody has sorted come last, as they are listed. */
export const sortedMethods = ({ sorted }: Pick<Choice, 'sorted'>): readonly SwitchedMethod[] => {
  const first = sorted.flatMap((name) => switchedMethods.filter((method) => method === name));
  return [...first, ...switchedMethods.filter((method) => !first.includes(method))];
};

/** In the currency of orders: whether a buyer of the mall itself can transfer money. */
export const mallHasAccount = async (reader: Reader): Promise<boolean> => {
  const { rows } = await sql<{ there: boolean }>`
    select ${hasAccount(null, settlementCurrencies[0])} as there`.execute(reader);
  return rows[0]?.there === true;
};
