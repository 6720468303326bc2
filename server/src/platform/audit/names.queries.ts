import { type Language, pickText, type Texts } from '@mall/contract/core/languages';
import { sql } from 'kysely';
import type { Reader } from '../db/open.ts';
import { itemsIn, type NameOf } from './describe-change.ts';

/** The current names of the goods on a page of changes: prices belong to SKUs, all else to products. */
export const namesOfGoods = async (
  reader: Reader,
  rows: readonly Row[],
  language: Language,
): Promise<(row: Row) => NameOf> => {
  const idsOf = (ofSku: boolean) =>
    rows.filter((row) => isOfSku(row) === ofSku).flatMap((row) => itemsIn(row.diff).map(Number));
  const [skus, products] = await Promise.all([
    named(
      reader,
      idsOf(true),
      sql`skus s join products p on p.id = s.product_id`,
      sql`s.id`,
      sql`s.spec_text`,
    ),
    named(reader, idsOf(false), sql`products p`, sql`p.id`, sql`null::jsonb`),
  ]);
  const say = (found: ReadonlyMap<string, Named>, id: string) => {
    const goods = found.get(id);
    if (goods === undefined) return undefined;
    const name = pickText(goods.name, language).text;
    return goods.spec === null ? name : `${name} · ${pickText(goods.spec, language).text}`;
  };
  return (row) => (id) => say(isOfSku(row) ? skus : products, id);
};

type Row = { readonly action: string; readonly diff: Readonly<Record<string, unknown>> };

const isOfSku = ({ action }: Row): boolean => action.startsWith('price.');

type Named = { id: number; name: Texts; spec: Texts | null };
type Part = ReturnType<typeof sql>;

const named = async (reader: Reader, ids: readonly number[], from: Part, id: Part, spec: Part) => {
  if (ids.length === 0) return new Map<string, Named>();
  const { rows } = await sql<Named>`
    select ${id} as id, p.name, ${spec} as spec from ${from} where ${id} = any(${[...ids]}::int[])`.execute(
    reader,
  );
  return new Map(rows.map((row) => [String(row.id), row]));
};
