import { caseRooms, caseStyles } from '@mall/contract/catalog/design';
import { type CaseContent, caseLimits, type CasePicture, emptyCase } from '@mall/contract/seller/own-cases';
import { usualBanner } from '../../../catalog/index.ts';
import { shortened } from '../../../platform/i18n/typed.ts';
import type { StoredCasePicture } from '../../../platform/db/schema.ts';
import type { Adopter } from '../core/adopt.ts';
import { type AdoptedCase, casesWithoutDraft } from './adopt.queries.ts';
import { caseKind } from './kind.ts';

/** The design cases of the mall that have no draft get one. */
export const caseAdopter: Adopter = {
  table: caseKind.table,
  published: caseKind.published,
  withoutDraft: async (tx, after, most) =>
    (await casesWithoutDraft(tx, after, most)).map((row) => ({ ...row, content: draftOfCase(row) })),
};

/**
 * The draft of a design case that the mall had before there were drafts, as its form would have written it: where it has
 * one wide picture, that is its only one. What a form cannot hold is shortened here; shoppers keep the whole until
 * somebody changes that field. Pure.
 */
const draftOfCase = (row: AdoptedCase): CaseContent => ({
  ...emptyCase,
  title: shortened(row.title, caseLimits.title),
  intro: shortened(row.intro, caseLimits.intro),
  room: caseRooms.find((room) => room === row.room) ?? null,
  style: caseStyles.find((style) => style === row.style) ?? null,
  area: row.area,
  pictures: (row.pictures.length > 0 ? row.pictures : wideOf(row))
    .slice(0, caseLimits.pictures)
    .map(toPicture),
  plan: row.plan,
});

const wideOf = ({ banner, cover, hotspots }: AdoptedCase): StoredCasePicture[] => {
  const url = banner || cover;
  return url === '' ? [] : [{ url, ...usualBanner, hotspots }];
};

const toPicture = ({ url, w, h, hotspots }: StoredCasePicture): CasePicture => ({
  url,
  w,
  h,
  spots: hotspots
    .slice(0, caseLimits.spots)
    .map(({ x, y, skuId }, at) => ({ id: `spot-${at + 1}`, x, y, skuId: String(skuId) })),
});
