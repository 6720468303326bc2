import { caseRooms, caseStyles } from '@mall/contract/catalog/design';
import { type CaseContent, type CasePicture, emptyCase } from '@mall/contract/seller/own-cases';
import type { Tx } from '../platform/db/open.ts';
import { caseKind } from '../seller/drafts/cases/kind.ts';
import { publishOwnCase } from '../seller/drafts/cases/publish.ts';
import { areaOf, caseWords, firstSkus, hotspotsOf, planOf } from './design-cases.ts';
import { muju, writeDraft } from './own-drafts.ts';
import type { People } from './people.ts';
import type { DemoProduct } from './products.ts';
import { pictureUrl, type SourceRoom } from './source.ts';

/**
 * Rooms of the mall as the demo's shop displays them: one visible to shoppers, one in review, one rejected
 * and one unfinished.
 */
export const writeOwnCases = async (
  tx: Tx,
  people: People,
  products: readonly DemoProduct[],
  rooms: readonly SourceRoom[],
): Promise<void> => {
  const contents = rooms.slice(-4).map((room) => contentOf(room, firstSkus(products)));
  const [draft, rejected, waiting, approved] = contents;
  if (approved === undefined || waiting === undefined || rejected === undefined || draft === undefined)
    return;
  const published = await publishOwnCase(tx, {
    shop_id: people.shopId,
    published_id: null,
    content: approved,
    live: null,
  });
  await writeDraft(tx, caseKind, people, approved, { state: 'approved', sent: 98, decided: 93, published });
  await writeDraft(tx, caseKind, people, waiting, { state: 'pending', sent: 3 });
  const reason = '封面看不清家具，请换一张更亮的图片。';
  await writeDraft(tx, caseKind, people, rejected, { state: 'rejected', sent: 40, decided: 35, reason });
  const unfinished = { ...draft, style: null, area: null, pictures: draft.pictures.slice(0, 1), plan: null };
  await writeDraft(tx, caseKind, people, unfinished, { state: 'draft', saved: 2 });
};

const contentOf = (room: SourceRoom, skuOf: ReturnType<typeof firstSkus>): CaseContent => {
  const words = caseWords[room.id];
  const picture = (
    folder: 'rooms' | 'covers',
    size: Pick<CasePicture, 'w' | 'h'>,
    spots: ReturnType<typeof hotspotsOf>,
  ): CasePicture => ({
    url: pictureUrl(`${folder}/${room.id}`),
    ...size,
    spots: spots.map(({ x, y, skuId }, at) => ({ id: `s${at + 1}`, x, y, skuId: String(skuId) })),
  });
  return {
    ...emptyCase,
    title: muju(room.title, ' · '),
    intro: words?.intro ?? {},
    room: caseRooms.find((name) => name === words?.room) ?? null,
    style: caseStyles.find((name) => name === words?.style) ?? null,
    area: areaOf(room),
    pictures: [
      picture('covers', { w: 960, h: 720 }, hotspotsOf(room, 'cover', skuOf)),
      picture('rooms', { w: 1920, h: 640 }, hotspotsOf(room, 'banner', skuOf)),
    ],
    plan: planOf(room, skuOf),
  };
};
