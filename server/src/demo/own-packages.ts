import type { Texts } from '@mall/contract/languages';
import { money, ratio } from '@mall/contract/money';
import { emptyPackage, type PackageContent } from '@mall/contract/own-package';
import { json, type Tx } from '../db/open.ts';
import type { StoredPlace } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { publishPackage } from '../own-packages/publish.ts';
import { termsOf } from '../pricing/terms.ts';
import type { People } from './people.ts';

const hourMs = 3_600_000;
const reason = '封面图与套餐内容不符，请更换封面后重新提交。';

/** What the demo's shop makes of packages of the mall: one on sale, one in review, one turned down and one that is not finished. */
export const writeOwnPackages = async (tx: Tx, { ids, shopId }: People): Promise<void> => {
  const like = await contentsOf(tx, shopId);
  const [approved, waiting, rejected, draft] = like;
  if (approved === undefined || waiting === undefined || rejected === undefined || draft === undefined)
    return;
  const base = { shop_id: shopId, saved_by: ids.owner };
  const sent = (hours: number) => ({ submitted_at: ago(hours), saved_at: ago(hours) });
  const published = await publishPackage(tx, { shop_id: shopId, published_id: null, content: approved });
  const live = { id: newId(), version: 3, content: json(approved), live: json(approved), ...base };
  await tx
    .insertInto('own_packages')
    .values({
      ...live,
      ...sent(50),
      state: 'approved',
      package_id: published,
      approved_at: ago(48),
      reviewed_at: ago(48),
    })
    .execute();
  const [pendingId, rejectedId] = [newId(), newId()];
  await tx
    .insertInto('own_packages')
    .values([
      { ...base, id: pendingId, content: json(waiting), state: 'pending', ...sent(6) },
      {
        ...base,
        id: rejectedId,
        content: json(rejected),
        state: 'rejected',
        reason,
        reviewed_at: ago(20),
        ...sent(26),
      },
      {
        ...base,
        id: newId(),
        content: json({ ...draft, categoryId: null, cover: null, priceKind: 'fixed', price: null }),
        saved_at: ago(1),
      },
    ])
    .execute();
  const note = (object: string, action: string, at: Date, diff: object = {}) => ({
    id: newId(at.getTime()),
    at,
    actor_id: /approve|reject/.test(action) ? ids.operator : ids.owner,
    shop_id: shopId,
    action,
    object: `package:${object}`,
    diff: json(diff),
  });
  await tx
    .insertInto('audit_log')
    .values([
      note(live.id, 'package.submit', ago(50), { about: approved.name.zh }),
      note(live.id, 'package.approve', ago(48), { about: approved.name.zh }),
      note(pendingId, 'package.submit', ago(6), { about: waiting.name.zh }),
      note(rejectedId, 'package.submit', ago(26), { about: rejected.name.zh }),
      note(rejectedId, 'package.reject', ago(20), { about: rejected.name.zh, new: { reason } }),
    ])
    .execute();
};

const ago = (hours: number): Date => new Date(Date.now() - hours * hourMs);

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

/** Packages of the mall for one room, as this shop would make them, at its own prices. */
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
    name: { zh: `木居 · ${row.name.zh}`, en: `Muju · ${row.name.en ?? row.name.zh}` },
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
