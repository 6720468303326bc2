import type { Input } from '@mall/contract/operations';
import type { Plan } from '@mall/contract/catalog/design';
import type { Texts } from '@mall/contract/core/languages';
import { type RawBuilder, sql } from 'kysely';
import type { View } from '../products/visible.queries.ts';
import type { Reader } from '../../platform/db/open.ts';
import type { StoredCasePicture, StoredHotspot } from '../../platform/db/schema.ts';
import { shownCase } from './visible.queries.ts';

export type CaseRow = {
  readonly id: number;
  readonly title: Texts;
  readonly intro: Texts;
  readonly room: string;
  readonly style: string;
  readonly cover: string;
  readonly banner: string;
  readonly area: number;
  readonly hotspots: readonly StoredHotspot[];
  /** For a shop's own case; else there is only the banner. */
  readonly pictures: readonly StoredCasePicture[];
  readonly plan: Plan;
  readonly total: number;
};

export type CaseFacet = { readonly id: string; readonly count: number };

/** Cases by room or by style, the most first, among those that meet a condition on `c`. */
export const caseFacet = async (
  reader: Reader,
  view: View,
  column: 'room' | 'style',
  condition: RawBuilder<boolean>,
): Promise<CaseFacet[]> => {
  const { rows } = await sql<CaseFacet>`
    select ${sql.ref(`c.${column}`)} as id, count(*)::int as count
    from design_cases c
    where ${shownCase(view)} and ${condition}
    group by 1 order by 2 desc, 1`.execute(reader);
  return rows;
};

/** A page of the approved cases of the mall and of the visitor's shop that meet a condition on `c`. */
export const caseRows = async (
  reader: Reader,
  view: View,
  condition: RawBuilder<boolean>,
  { page, size }: { page: number; size: number },
): Promise<CaseRow[]> => {
  const { rows } = await sql<CaseRow>`
    select c.id, c.title, c.intro, c.room, c.style, c.cover, c.banner, c.area, c.hotspots, c.pictures, c.plan,
      count(*) over ()::int as total
    from design_cases c
    where ${shownCase(view)} and ${condition}
    order by c.sort, c.id limit ${size} offset ${(page - 1) * size}`.execute(reader);
  return rows;
};

type Room = Input<'designCase.list'>['room'];
type Style = Input<'designCase.list'>['style'];
const ofRoom = (room: Room) => sql<boolean>`${room ?? null}::text is null or c.room = ${room ?? null}`;
const ofStyle = (style: Style) => sql<boolean>`${style ?? null}::text is null or c.style = ${style ?? null}`;

/** Conditions on case `c`; a field that is not named matches any. */
export const inRoom = (room: Room) => sql<boolean>`(${ofRoom(room)})`;
export const inStyle = (style: Style) => sql<boolean>`(${ofStyle(style)})`;
export const inRoomAndStyle = (room: Room, style: Style) =>
  sql<boolean>`(${ofRoom(room)}) and (${ofStyle(style)})`;
export const caseWith = (id: number) => sql<boolean>`c.id = ${id}`;
