import { bannerLimits } from '@mall/contract/catalog/banner';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { type Insertable, sql } from 'kysely';
import { json, type Tx } from '../../platform/db/open.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { ownsMedia } from '../../platform/media/owned.queries.ts';
import { bannerById, bannersOf, type BannerRow } from './banners.queries.ts';

type Content = Input<'platformBanner.save'>;

/**
 * Makes a banner, the last of its kind, or changes the version that was seen. Pictures are its own or those that the
 * caller has uploaded. Throws missing, goods.changedElsewhere, goods.pictureUnknown, goods.tooMany.
 */
export const saveBanner = async (tx: Tx, memberId: string, content: Content): Promise<BannerRow> => {
  // Two new ones at once would get one number.
  await sql`lock table banners in share row exclusive mode`.execute(tx);
  const before = content.id === undefined ? undefined : await bannerById(tx, Number(content.id));
  if (content.id !== undefined && (before === undefined || before.removed_at !== null))
    throw new Refusal('missing');
  if (before !== undefined && (before.version !== content.version || before.type !== content.kind))
    throw new Refusal('goods.changedElsewhere');
  await refuseForeignPictures(tx, memberId, content, before);
  const values = valuesOf(content);
  if (before === undefined) return addBanner(tx, content.kind, values);
  const ofReview = content.picture === before.pc_image ? before.review_id : null;
  await tx
    .updateTable('banners')
    .set({ ...values, review_id: ofReview, version: before.version + 1 })
    .where('id', '=', before.id)
    .execute();
  return savedBanner(tx, before.id);
};

/** A new banner, the last of its kind. The caller holds the lock on the table. Throws goods.tooMany. */
export const addBanner = async (
  tx: Tx,
  kind: number,
  values: Omit<Insertable<Schema['banners']>, 'id' | 'type' | 'sort' | 'class_id'>,
): Promise<BannerRow> => {
  const { length } = await bannersOf(tx, kind);
  if (length >= bannerLimits.ofKind) throw new Refusal('goods.tooMany', { max: bannerLimits.ofKind });
  const { id } = await tx
    .insertInto('banners')
    .values({
      ...values,
      id: sql<number>`(select coalesce(max(id), 0) + 1 from banners)`,
      type: kind,
      sort: sql<number>`(select coalesce(max(sort), 0) + 1 from banners where type = ${kind})`,
      class_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return savedBanner(tx, id);
};

const savedBanner = async (tx: Tx, id: number): Promise<BannerRow> => {
  const row = await bannerById(tx, id);
  if (row === undefined) throw new Error('A banner that was just written is there');
  return row;
};

const valuesOf = (content: Content) => ({
  title: json(content.title),
  subtitle: json(content.subtitle),
  pc_image: content.picture,
  mobile_image: content.narrow,
  href: content.link === '' ? null : content.link,
  tone: content.tone,
  product_ids: json(content.products.map(Number)),
  languages: content.languages.length === 0 ? null : content.languages,
  shown_from: content.from === null ? null : new Date(content.from),
  shown_to: content.to === null ? null : new Date(content.to),
});

const refuseForeignPictures = async (
  tx: Tx,
  memberId: string,
  { picture, narrow }: Content,
  before: BannerRow | undefined,
): Promise<void> => {
  const known = [before?.pc_image, before?.mobile_image];
  const added = [picture, narrow].filter((url): url is string => url !== null && !known.includes(url));
  if (!(await ownsMedia(tx, memberId, added))) throw new Refusal('goods.pictureUnknown');
};
