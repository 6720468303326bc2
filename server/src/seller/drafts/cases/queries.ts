import type { CaseContent } from '@mall/contract/seller/own-cases';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/open.ts';
import type { Draft, Filter } from '../core/kind.ts';
import { containing } from '../../../platform/i18n/range.queries.ts';

export type CaseRow = Draft<CaseContent>;

type CaseFilter = Filter & {
  readonly shown?: 'on' | 'off' | undefined;
  readonly keyword: string;
  /** In lists of the mall. */
  readonly room?: string | undefined;
  readonly style?: string | undefined;
};

export const narrowed = ({ shown, keyword, room, style }: CaseFilter): RawBuilder<unknown>[] => [
  ...(shown === undefined
    ? []
    : [sql`exists (select from design_cases p where p.id = d.case_id and p.shown) = ${shown === 'on'}`]),
  ...(room === undefined ? [] : [sql`d.content ->> 'room' = ${room}`]),
  ...(style === undefined ? [] : [sql`d.content ->> 'style' = ${style}`]),
  ...(keyword === ''
    ? []
    : [sql`jsonb_path_query_array(d.content -> 'title', '$.*')::text ilike ${containing(keyword)}`]),
];

/** Those of these SKUs that are the mall's or the seller's own. */
export const skusOfShop = async (
  reader: Reader,
  shopId: string | null,
  skuIds: readonly string[],
): Promise<number[]> => {
  if (skuIds.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select s.id from skus s join products p on p.id = s.product_id
    where s.id = any(${skuIds.map(Number)}::int[]) and (p.shop_id is null or p.shop_id = ${shopId}::text)`.execute(
    reader,
  );
  return rows.map(({ id }) => id);
};

/** The dimensions of these SKUs in a room, in mm. */
export const standing = async (tx: Tx, skuIds: readonly string[]) => {
  const { rows } = await sql<{
    id: number;
    mount: 'floor' | 'rug' | 'wall' | 'ceiling';
    w: number;
    d: number;
  }>`
    select s.id, p.mount, s.w, s.d from unnest(${skuIds.map(Number)}::int[]) with ordinality as wanted (id, place)
    join skus s on s.id = wanted.id join products p on p.id = s.product_id order by wanted.place`.execute(tx);
  return rows;
};
