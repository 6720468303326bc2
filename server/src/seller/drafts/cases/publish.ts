import { type CasePicture, skusOfCase } from '@mall/contract/seller/own-cases';
import { publishCase } from '../../../catalog/index.ts';
import { json, type Tx } from '../../../platform/db/open.ts';
import type { StoredCasePicture } from '../../../platform/db/schema.ts';
import { toTexts } from '../../../platform/i18n/typed.ts';
import { plainPlan } from './plain-plan.ts';
import { type CaseRow, standing } from './queries.ts';

/**
 * Publishes the approved case to shoppers, in the transaction of the approval. Returns the case's id. The contract's
 * problems have already been checked.
 */
export const publishOwnCase = async (
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
  return publishCase(tx, row.published_id, row.shop_id, columns);
};

const toStored = ({ url, w, h, spots }: CasePicture): StoredCasePicture => ({
  url,
  w,
  h,
  hotspots: spots.flatMap(({ x, y, skuId }) => (skuId === null ? [] : [{ x, y, skuId: Number(skuId) }])),
});
