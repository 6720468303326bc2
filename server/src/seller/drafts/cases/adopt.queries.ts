import type { Plan } from '@mall/contract/catalog/design';
import type { Texts } from '@mall/contract/core/languages';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/open.ts';
import type { StoredCasePicture, StoredHotspot } from '../../../platform/db/schema.ts';

export type AdoptedCase = {
  readonly id: number;
  readonly title: Texts;
  readonly intro: Texts;
  readonly room: string;
  readonly style: string;
  readonly cover: string;
  readonly banner: string;
  readonly area: number;
  readonly hotspots: StoredHotspot[];
  readonly pictures: StoredCasePicture[];
  readonly plan: Plan;
  readonly created_at: Date;
};

/** Design cases of the mall with an id above `after` that have no draft, as shoppers see them. */
export const casesWithoutDraft = async (
  reader: Reader,
  after: number,
  most: number,
): Promise<AdoptedCase[]> => {
  const { rows } = await sql<AdoptedCase>`
    select c.id, c.title, c.intro, c.room, c.style, c.cover, c.banner, c.area, c.hotspots, c.pictures, c.plan, c.created_at
    from design_cases c
    where c.shop_id is null and c.review_status = 'approved' and c.id > ${after}
      and not exists (select from own_cases o where o.case_id = c.id)
    order by c.id limit ${most}`.execute(reader);
  return rows;
};
