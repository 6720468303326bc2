import type { Texts } from '@mall/contract/core/languages';
import type { Input } from '@mall/contract/operations';
import { json, type Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import { prizeOf } from './terms.queries.ts';

type Terms = Input<'platformBoost.create'>;

/** Writes an activity, open or as a draft; `by` is the operator. Returns its id. Throws the errors of `prizeOf`. */
export const createActivity = async (
  tx: Tx,
  terms: Terms,
  by: string | null,
  status: 'open' | 'draft' = 'open',
): Promise<string> => {
  const id = newId();
  await tx
    .insertInto('boost_activities')
    .values({ id, status, ...columnsOf(terms), ...(await prizeOf(tx, terms)), created_by: by })
    .execute();
  return id;
};

/** The columns of the terms, but for those of the prize. */
export const columnsOf = (terms: Terms) => ({
  kind: terms.kind,
  name: json(namesOf(terms)),
  helps: terms.helps,
  duration_hours: terms.durationHours,
  order_hours: terms.orderHours,
  new_user_weight: terms.newUserWeight,
  launch_limit: terms.launchLimit,
  help_limit: terms.helpLimit,
  help_limit_day: terms.helpLimitDay,
  early_buy: terms.earlyBuy,
  stock_total: terms.stock,
  stock_left: terms.stock,
  start_at: new Date(terms.startAt),
  end_at: new Date(terms.endAt),
});

/** A language without a name of its own falls back, as all texts of the mall do. */
const namesOf = ({ nameZh: zh, nameEn: en, nameIndo: indo, nameFili: fili }: Terms): Texts => ({
  zh,
  ...(en === '' ? {} : { en }),
  ...(indo === '' ? {} : { indo }),
  ...(fili === '' ? {} : { fili }),
});
