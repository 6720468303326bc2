import { type CasePicture, skusOfCase } from '@mall/contract/seller/own-cases';
import { sql } from 'kysely';
import { json, type Tx } from '../../../platform/db/open.ts';
import type { StoredCasePicture } from '../../../platform/db/schema.ts';
import { toTexts } from '../../../platform/i18n/typed.ts';
import { plainPlan } from './plain-plan.ts';
import { type CaseRow, standing } from './queries.ts';

/** A shop's own cases come before those of the mall. */
const first = -1;

/**
 * Publishes the approved case to shoppers, in the transaction of the approval. Returns the case's id: a new
 * one is above the ids of every imported catalogue. The contract's problems have already been checked.
 */
export const publishCase = async (
  tx: Tx,
  row: Pick<CaseRow, 'shop_id' | 'published_id' | 'content'>,
): Promise<number> => {
  const { content } = row;
  const pictures = content.pictures.map(toStored);
  const [cover] = pictures;
  const area = content.area ?? 0;
  const plan = content.plan ?? plainPlan(area, await standing(tx, skusOfCase(content)));
  const columns = {
    title: json(toTexts(content.title)),
    intro: json(toTexts(content.intro)),
    room: content.room ?? '',
    style: content.style ?? '',
    cover: cover?.url ?? '',
    banner: cover?.url ?? '',
    area,
    hotspots: json(cover?.hotspots ?? []),
    pictures: json(pictures),
    plan: json(plan),
  };
  if (row.published_id !== null) {
    await tx.updateTable('design_cases').set(columns).where('id', '=', row.published_id).execute();
    return row.published_id;
  }
  const { rows } = await sql<{ id: number }>`select nextval('case_ids') as id`.execute(tx);
  const id = Number(rows[0]?.id);
  await tx
    .insertInto('design_cases')
    .values({ id, shop_id: row.shop_id, sort: first, ...columns })
    .execute();
  return id;
};

const toStored = ({ url, w, h, spots }: CasePicture): StoredCasePicture => ({
  url,
  w,
  h,
  hotspots: spots.flatMap(({ x, y, skuId }) => (skuId === null ? [] : [{ x, y, skuId: Number(skuId) }])),
});
