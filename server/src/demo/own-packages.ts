import type { Texts } from '@mall/contract/core/languages';
import { money, ratio } from '@mall/contract/core/money';
import { emptyPackage, type PackageContent } from '@mall/contract/seller/own-package';
import type { Tx } from '../platform/db/open.ts';
import type { StoredPlace } from '../platform/db/schema.ts';
import { packageKind } from '../seller/drafts/packages/kind.ts';
import { publishPackage } from '../seller/drafts/packages/publish.ts';
import { termsOf } from '../catalog/pricing/terms.queries.ts';
import { muju, writeDraft } from './own-drafts.ts';
import type { People } from './people.ts';

/**
 * Packages of the mall as the demo's shop changes them: one on sale, one in review, one rejected and one
 * unfinished.
 */
export const writeOwnPackages = async (tx: Tx, people: People): Promise<void> => {
  const { shopId } = people;
  const [approved, waiting, rejected, draft] = await contentsOf(tx, shopId);
  if (approved === undefined || waiting === undefined || rejected === undefined || draft === undefined)
    return;
  const write = (content: PackageContent, life: Parameters<typeof writeDraft>[4]) =>
    writeDraft(tx, packageKind, people, content, life);

  const published = await publishPackage(tx, {
    shop_id: shopId,
    published_id: null,
    content: approved,
    live: null,
  });
  await write(approved, { state: 'approved', sent: 50, decided: 48, published });
  await write(waiting, { state: 'pending', sent: 6 });
  const reason = '封面图与套餐内容不符，请更换封面后重新提交。';
  await write(rejected, { state: 'rejected', sent: 26, decided: 20, reason });
  const unfinished = { ...draft, categoryId: null, cover: null, priceKind: 'fixed', price: null } as const;
  await write(unfinished, { state: 'draft', saved: 1 });
};

type Version = {
  category_id: number;
  name: Texts;
  slogan: Texts;
  cover: string;
  banner: string;
  album: string[];
  hotspots: { x: number; y: number; slot: string }[];
  rooms: StoredPlace[];
  price: number | null;
};

/** Packages of the mall for one room, as this shop would create them, at its own prices. */
const contentsOf = async (tx: Tx, shopId: string): Promise<PackageContent[]> => {
  const { factor } = await termsOf(tx, shopId);
  const rows: Version[] = await tx
    .selectFrom('packages as p')
    .innerJoin('package_versions as v', (join) =>
      join.onRef('v.package_id', '=', 'p.id').onRef('v.version', '=', 'p.live_version'),
    )
    .select([
      'p.category_id',
      'v.name',
      'v.slogan',
      'v.cover',
      'v.banner',
      'v.album',
      'v.hotspots',
      'v.rooms',
      'v.price',
    ])
    .orderBy('p.id', 'desc')
    .limit(4)
    .execute();
  return rows.map((row, at) => ({
    ...emptyPackage,
    name: muju(row.name, ' · '),
    slogan: row.slogan,
    categoryId: String(row.category_id),
    special: at === 1,
    cover: row.cover,
    banner: row.banner,
    album: row.album,
    priceKind: row.price === null ? 'pieces' : 'fixed',
    price: row.price === null ? null : ratio(money(row.price), factor, 10_000),
    hotspots: row.hotspots,
    rooms: row.rooms.map((room) => ({
      ...room,
      slots: room.slots.map((slot) => ({
        ...slot,
        options: slot.options.map((option) => ({ ...option, skuId: String(option.skuId) })),
      })),
    })),
  }));
};
