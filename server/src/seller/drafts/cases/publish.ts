import type { Plan } from '@mall/contract/catalog/design';
import { type CaseContent, type CasePicture, skusOfCase } from '@mall/contract/seller/own-cases';
import { changedColumns, publishCase } from '../../../catalog/index.ts';
import { json, type Tx } from '../../../platform/db/open.ts';
import type { StoredCasePicture } from '../../../platform/db/schema.ts';
import { toTexts } from '../../../platform/i18n/typed.ts';
import { plainPlan } from './plain-plan.ts';
import { type CaseRow, standing } from './queries.ts';

type Published = Pick<CaseRow, 'shop_id' | 'published_id' | 'content' | 'live'>;

/**
 * Publishes a case to shoppers, in the transaction of the approval. Written is what differs from what was published last.
 * Returns the case's id. The contract's problems have already been checked.
 */
export const publishOwnCase = async (
  tx: Tx,
  { shop_id: shopId, published_id: id, content, live }: Published,
): Promise<number> => {
  const plan = content.plan ?? plainPlan(content.area ?? 0, await standing(tx, skusOfCase(content)));
  const columns = { ...columnsOf(content), plan };
  // A plain plan is drawn anew each time, as its pieces measure now.
  const before = live === null ? undefined : { ...columnsOf(live), plan: live.plan };
  return publishCase(tx, id, shopId, stored(columns), changedColumns(before, columns, stored(columns)));
};

const columnsOf = (content: CaseContent) => {
  const pictures = content.pictures.map(toStored);
  const [cover] = pictures;
  return {
    title: toTexts(content.title),
    intro: toTexts(content.intro),
    room: content.room ?? '',
    style: content.style ?? '',
    cover: cover?.url ?? '',
    banner: cover?.url ?? '',
    area: content.area ?? 0,
    hotspots: cover?.hotspots ?? [],
    pictures,
  };
};

const stored = (columns: ReturnType<typeof columnsOf> & { readonly plan: Plan }) => ({
  ...columns,
  title: json(columns.title),
  intro: json(columns.intro),
  hotspots: json(columns.hotspots),
  pictures: json(columns.pictures),
  plan: json(columns.plan),
});

const toStored = ({ url, w, h, spots }: CasePicture): StoredCasePicture => ({
  url,
  w,
  h,
  hotspots: spots.flatMap(({ x, y, skuId }) => (skuId === null ? [] : [{ x, y, skuId: Number(skuId) }])),
});
