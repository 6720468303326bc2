import type { Texts } from '@mall/contract/core/languages';
import type { Hotspot, PackageTier } from '@mall/contract/seller/own-package';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/open.ts';
import type { StoredPlace } from '../../../platform/db/schema.ts';

export type AdoptedPackage = {
  readonly id: number;
  readonly category_id: number;
  readonly tier: PackageTier;
  readonly special: boolean;
  readonly name: Texts;
  readonly slogan: Texts;
  readonly cover: string;
  readonly banner: string;
  readonly album: string[];
  readonly hotspots: Hotspot[];
  readonly rooms: StoredPlace[];
  readonly price: number | null;
  readonly created_at: Date;
};

/** Packages of the mall with an id above `after` that have no draft, as shoppers see them. */
export const packagesWithoutDraft = async (
  reader: Reader,
  after: number,
  most: number,
): Promise<AdoptedPackage[]> => {
  const { rows } = await sql<AdoptedPackage>`
    select p.id, p.category_id, p.tier, p.special, v.name, v.slogan, v.cover, v.banner, v.album, v.hotspots, v.rooms,
      v.price, p.created_at
    from packages p join package_versions v on v.package_id = p.id and v.version = p.live_version
    where p.shop_id is null and p.id > ${after}
      and not exists (select from own_packages o where o.package_id = p.id)
    order by p.id limit ${most}`.execute(reader);
  return rows;
};
