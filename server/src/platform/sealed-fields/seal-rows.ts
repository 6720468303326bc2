import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { StoredAddress } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { type Contact, openAddress, sealAddress, sealContact } from './contact.ts';
import { mobileIndex, numberIndex, sealField, sealedForm, sealMobile } from './fields.ts';

const batch = 500;
const lockName = 'sealedFields';

/**
 * Seals every row that is readable. May be killed and run again, and several processes may do it at once: they take
 * turns. The mall is not open any more, and accounts and invitations have their indexes.
 */
export const sealRows = async (db: Db): Promise<void> => {
  for (const seal of passes) await seal(db);
};

/** The readable rows of a table after an id, what becomes of one, and how that is stored. */
type Pass<Row> = {
  readonly readable: (after: string) => RawBuilder<Row>;
  readonly sealed: (row: Row) => { readonly text: string; readonly index?: string };
  /** `v` has the `id`, the `text` and the `index` of each row. */
  readonly store: (v: RawBuilder<unknown>) => RawBuilder<unknown>;
};

const passOf =
  <Row extends { readonly id: string }>({ readable, sealed, store }: Pass<Row>) =>
  async (db: Db): Promise<void> => {
    const next = (after: string): Promise<string | undefined> =>
      inTransaction(db, async (tx) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`.execute(tx);
        const { rows } = await sql<Row>`${readable(after)} order by id limit ${batch} for update`.execute(tx);
        const values = JSON.stringify(rows.map((row) => ({ id: row.id, ...sealed(row) })));
        const v = sql`jsonb_to_recordset(${values}::text::jsonb) as v(id text, text text, index text)`;
        await store(v).execute(tx);
        return rows.at(-1)?.id;
      });
    for (let last = await next(''); last !== undefined; last = await next(last));
  };

type Numbered = { id: string; mobile: string };
const numbered = (table: 'users' | 'staff_invitations') =>
  passOf<Numbered>({
    readable: (after) => sql`select id, mobile from ${sql.table(table)}
      where mobile !~ ${sealedForm} and mobile not like 'gone-%' and id > ${after}`,
    sealed: ({ id, mobile }) => sealMobile(mobile, id),
    store: (v) => sql`update ${sql.table(table)} t set mobile = v.text, mobile_index = v.index
      from ${v} where t.id = v.id`,
  });

const passes = [
  numbered('users'),
  numbered('staff_invitations'),
  passOf<Contact & { id: string }>({
    readable: (after) => sql`select id, phone, detail from addresses where sealed is null and id > ${after}`,
    sealed: ({ id, ...contact }) => ({ text: sealContact(contact, id) }),
    store: (v) => sql`update addresses t set phone = null, detail = null, sealed = v.text
      from ${v} where t.id = v.id`,
  }),
  passOf<{ id: string; phone: string }>({
    readable: (after) =>
      sql`select id, phone from wants where phone <> '' and phone !~ ${sealedForm} and id > ${after}`,
    sealed: ({ id, phone }) => ({ text: sealField(phone, id), index: numberIndex(phone, 'wants') }),
    store: (v) => sql`update wants t set phone = v.text, phone_index = v.index from ${v} where t.id = v.id`,
  }),
  passOf<{ id: string; reached: string }>({
    readable: (after) =>
      sql`select id, reached from order_drafts where reached <> '' and reached !~ ${sealedForm} and id > ${after}`,
    sealed: ({ id, reached }) => ({ text: sealField(reached, id) }),
    store: (v) => sql`update order_drafts t set reached = v.text from ${v} where t.id = v.id`,
  }),
  passOf<{ id: string; contact: string }>({
    readable: (after) =>
      sql`select id, contact from (select user_id as id, contact from promoters
        where contact <> '' and contact !~ ${sealedForm} and user_id > ${after}) p where true`,
    sealed: ({ id, contact }) => ({ text: sealField(contact, id) }),
    store: (v) => sql`update promoters t set contact = v.text from ${v} where t.user_id = v.id`,
  }),
  passOf<{ id: string; shop_id: string | null; address: StoredAddress }>({
    readable: (after) =>
      sql`select id, shop_id, address from orders where address ?| array['phone', 'detail'] and id > ${after}`,
    sealed: ({ id, shop_id: shopId, address }) => ({
      text: JSON.stringify(sealAddress(openAddress(address, id), { id, shopId })),
    }),
    store: (v) => sql`update orders t set address = v.text::jsonb from ${v} where t.id = v.id`,
  }),
  passOf<{ id: string; order_id: string; shop_id: string | null; address: StoredAddress }>({
    readable: (after) => sql`select id, order_id, address,
        (select o.shop_id from orders o where o.id = order_id) as shop_id
      from order_address_proposals where address ?| array['phone', 'detail'] and id > ${after}`,
    sealed: ({ order_id: id, shop_id: shopId, address }) => ({
      text: JSON.stringify(sealAddress(openAddress(address, id), { id, shopId })),
    }),
    store: (v) =>
      sql`update order_address_proposals t set address = v.text::jsonb from ${v} where t.id = v.id`,
  }),
  // A code lives for some minutes and is only looked for: of its number the index is enough.
  passOf<Numbered>({
    readable: (after) =>
      sql`select id, mobile from sms_codes where mobile !~ '^[A-Za-z0-9_-]{22}$' and id > ${after}`,
    sealed: ({ mobile }) => ({ text: mobileIndex(mobile) }),
    store: (v) => sql`update sms_codes t set mobile = v.text from ${v} where t.id = v.id`,
  }),
];
