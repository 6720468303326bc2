import type { Texts } from '@mall/contract/core/languages';
import type { Input } from '@mall/contract/operations';
import { type RawBuilder, sql } from 'kysely';
import { productChoices } from '../../catalog/index.ts';
import type { Reader } from '../../platform/db/open.ts';
import { containing } from '../../platform/i18n/range.queries.ts';

type Of = Input<'mallCampaign.choices'>['of'];

/** Rows of `id` and `name`, texts by language. */
const tables: Record<Of, RawBuilder<unknown>> = {
  category: sql`select id::text as id, name from categories`,
  brand: sql`select id::text as id, name from brands where not hidden and not house`,
  product: sql`select id::text as id, name from products where on_sale and not banned and review_status = 'approved'`,
  package: sql`select p.id::text as id, v.name from packages p join package_versions v on v.package_id = p.id
    and v.version = p.live_version where p.on_sale`,
  shop: sql`select id, jsonb_build_object('zh', store_name) as name from shops`,
  template: sql`select id, name from coupon_templates t where source = 'boost' and status = 'open'
    and not exists (select 1 from boost_activities a where a.template_id = t.id)`,
};

export type Choice = { id: string; name: Texts };

export const choicePage = async (
  reader: Reader,
  { of, keyword, page, size }: Input<'mallCampaign.choices'>,
): Promise<{ rows: Choice[]; total: number; more: boolean }> => {
  if (of === 'product') return productChoices(reader, null, { keyword, page, size });
  const { rows } = await sql<Choice & { total: number }>`
    select c.id, c.name, (count(*) over ())::int as total from (${tables[of]}) c
    where ${keyword} = '' or exists (select from jsonb_each_text(c.name) n where n.value ilike ${containing(keyword)})
    order by c.name::text, c.id limit ${size} offset ${(page - 1) * size}`.execute(reader);
  return { rows, total: rows[0]?.total ?? 0, more: false };
};

/** The names of what a coupon is for, in the order of its ids. */
export const choicesWith = async (reader: Reader, of: Of, ids: readonly string[]): Promise<Choice[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<Choice>`
    select c.id, c.name from (${ofAny[of]}) c where c.id in (${sql.join([...ids])}) order by c.id`.execute(
    reader,
  );
  return rows;
};

/** The same with those that could not be chosen any more. */
const ofAny: Record<Of, RawBuilder<unknown>> = {
  ...tables,
  brand: sql`select id::text as id, name from brands`,
  product: sql`select id::text as id, name from products`,
  package: sql`select p.id::text as id, v.name from packages p join package_versions v on v.package_id = p.id
    and v.version = p.live_version`,
  template: sql`select id, name from coupon_templates`,
};
