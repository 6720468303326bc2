import type { Texts } from '@mall/contract/core/languages';
import { type RawBuilder, sql } from 'kysely';
import type { View } from '../products/visible.queries.ts';
import type { Reader } from '../../platform/db/open.ts';
import type { StoredPlace } from '../../platform/db/schema.ts';
import { shownPackage } from './visible.queries.ts';

export type PackageRow = {
  readonly id: number;
  /**
   * Created by the shop itself: its price is in the shop's own prices, those of the mall in the platform's.
   */
  readonly own: boolean;
  readonly category_id: number;
  readonly tier: 'essential' | 'comfort' | 'signature';
  readonly special: boolean;
  readonly version: number;
  readonly name: Texts;
  readonly slogan: Texts;
  readonly cover: string;
  readonly banner: string;
  readonly album: readonly string[];
  readonly hotspots: readonly { x: number; y: number; slot: string }[];
  readonly rooms: readonly StoredPlace[];
  readonly price: number | null;
};

/** The live versions of the packages that this shop offers and that meet a condition on `p` and `v`. */
export const packageRows = async (
  reader: Reader,
  view: Pick<View, 'shop'>,
  condition: RawBuilder<boolean>,
): Promise<PackageRow[]> => {
  const { rows } = await sql<PackageRow>`
    select p.id, p.shop_id is not null as own, p.category_id, p.tier, p.special, v.version, v.name, v.slogan, v.cover,
      v.banner, v.album, v.hotspots, v.rooms, v.price
    from packages p join package_versions v on v.package_id = p.id and v.version = p.live_version
    where ${shownPackage(view)} and ${condition}
    order by p.sort, p.id`.execute(reader);
  return rows;
};

export const inCategory = (id: number): RawBuilder<boolean> => sql<boolean>`p.category_id = ${id}`;
export const isSpecial = sql<boolean>`p.special`;
export const isOfOneRoom = sql<boolean>`jsonb_array_length(v.rooms) = 1`;
export const isOf = (tier: string): RawBuilder<boolean> => sql<boolean>`p.tier = ${tier}`;
export const isPackage = (id: number): RawBuilder<boolean> => sql<boolean>`p.id = ${id}`;
export const all = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;

export type CategoryRow = {
  readonly id: number;
  readonly name: Texts;
  readonly cover: string;
  readonly count: number;
};

/** Categories with a visible package here; one without a picture shows the cover of its first package. */
export const categoryRows = async (reader: Reader, view: Pick<View, 'shop'>): Promise<CategoryRow[]> => {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.name, coalesce(nullif(c.cover, ''), (array_agg(v.cover order by p.sort, p.id))[1]) as cover,
      count(*)::int as count from package_categories c
    join packages p on p.category_id = c.id and ${shownPackage(view)}
    join package_versions v on v.package_id = p.id and v.version = p.live_version
    group by c.id order by c.sort, c.id`.execute(reader);
  return rows;
};
