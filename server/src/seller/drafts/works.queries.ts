import { type Language, pickText } from '@mall/contract/core/languages';
import { skusOf } from '@mall/contract/seller/own-package';
import { sql } from 'kysely';
import type { StoredBrand } from '../../platform/db/schema.ts';
import { toTexts } from '../../platform/i18n/typed.ts';
import { brandEntries } from '../work-reviews/fields/brand.ts';
import { caseEntries, skusOfCase } from '../work-reviews/fields/case.ts';
import { differences } from '../work-reviews/fields/entries.ts';
import { goodsEntries } from '../work-reviews/fields/goods.ts';
import { packageEntries } from '../work-reviews/fields/package.ts';
import { namesFor } from '../work-reviews/names.queries.ts';
import type { ReadWork, Work, WorkFields } from '../work-reviews/work.ts';
import { caseKind } from './cases/kind.ts';
import type { Draft, Kind } from './core/kind.ts';
import { oneDraft } from './core/queries.ts';
import { packageKind } from './packages/kind.ts';
import { goodsKind } from './products/kind.ts';
import { asOfNow, liveOf } from './products/present.ts';

const draftWork = <Row extends Draft>(
  kind: Kind<Row>,
  row: Row,
  language: Language,
  fields: WorkFields,
): Work => ({
  name: pickText(toTexts(kind.nameOf(row.content)), language),
  shopId: row.shop_id ?? '',
  sender: row.saver,
  since: row.submitted_at ?? row.saved_at,
  version: row.version,
  first: row.live === null,
  waits: row.state === 'pending',
  object: `${kind.name}:${row.id}`,
  fields,
});

export const readGoods: ReadWork = async (reader, id, language) => {
  const row = await oneDraft(reader, goodsKind, 'shops', id);
  if (row === undefined) return undefined;
  const names = await namesFor(reader, language, { categories: 'categories', skuIds: [] });
  const live = liveOf(row);
  return draftWork(
    goodsKind,
    row,
    language,
    differences(live && goodsEntries(live, names), goodsEntries(asOfNow(row, row.content), names)),
  );
};

export const readPackage: ReadWork = async (reader, id, language) => {
  const row = await oneDraft(reader, packageKind, 'shops', id);
  if (row === undefined) return undefined;
  const { content, live } = row;
  const skuIds = [content, ...(live === null ? [] : [live])].flatMap(skusOf);
  const names = await namesFor(reader, language, { categories: 'package_categories', skuIds });
  return draftWork(
    packageKind,
    row,
    language,
    differences(live && packageEntries(live, names), packageEntries(content, names)),
  );
};

export const readCase: ReadWork = async (reader, id, language) => {
  const row = await oneDraft(reader, caseKind, 'shops', id);
  if (row === undefined) return undefined;
  const { content, live } = row;
  const skuIds = [content, ...(live === null ? [] : [live])].flatMap(skusOfCase);
  const names = await namesFor(reader, language, { categories: 'categories', skuIds });
  return draftWork(
    caseKind,
    row,
    language,
    differences(live && caseEntries(live, names), caseEntries(content, names)),
  );
};

export const readBrand: ReadWork = async (reader, id, language) => {
  const { rows } = await sql<{
    shop_id: string;
    content: StoredBrand;
    live: StoredBrand | null;
    version: number;
    waits: boolean;
    submitted_at: Date;
    saver: string;
  }>`
    select b.shop_id, b.content, b.live, b.version, b.state = 'pending' as waits, b.submitted_at, u.name as saver
    from own_brands b join users u on u.id = b.saved_by where b.id = ${id} and b.removed_at is null`.execute(
    reader,
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  return {
    name: pickText(toTexts(row.content.name), language),
    shopId: row.shop_id,
    sender: row.saver,
    since: row.submitted_at,
    version: row.version,
    first: row.live === null,
    waits: row.waits,
    object: `brand:${id}`,
    fields: differences(row.live && brandEntries(row.live), brandEntries(row.content)),
  };
};
