import type { Language } from '@mall/contract/core/languages';
import { pickText } from '@mall/contract/core/languages';
import type { Output } from '@mall/contract/operations';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import type { Page } from './brands.queries.ts';
import { loadCards } from './cards.ts';
import type { View } from './visible.queries.ts';

/** Its picture is of a review that shoppers do not see, or no longer in it. */
const withheld = sql<boolean>`(review_id is not null and not exists (
  select from reviews r where r.id = banners.review_id and r.state = 'shown'
    and (r.images @> to_jsonb(banners.pc_image) or r.follow_images @> to_jsonb(banners.pc_image))))`;

/** Not taken away, in its period, for this language, and not withheld. */
const isShown = (language: Language) => sql<boolean>`removed_at is null and not ${withheld}
  and (shown_from is null or shown_from <= now()) and (shown_to is null or shown_to > now())
  and (languages is null or ${language} = any(languages))`;

/** Banners of a type with the cards of their products: those that are shown now to readers of the language. */
export const bannerPage = async (
  reader: Reader,
  view: View,
  type: number,
  { page, size }: Page,
): Promise<Output<'banner.list'>> => {
  const rows = await reader
    .selectFrom('banners')
    .selectAll()
    .where('type', '=', type)
    .where(isShown(view.language))
    .orderBy('sort')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await reader
    .selectFrom('banners')
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .where('type', '=', type)
    .where(isShown(view.language))
    .executeTakeFirstOrThrow();
  const wanted = [...new Set(rows.flatMap((row) => row.product_ids))];
  const cards = new Map((await loadCards(reader, view, wanted)).map((card) => [card.id, card]));
  const list = rows.map((row) => ({
    id: String(row.id),
    type: row.type,
    title: pickText(row.title, view.language).text,
    subtitle: pickText(row.subtitle, view.language).text,
    pc_image: row.pc_image,
    mobile_image: row.mobile_image,
    class_id: row.class_id,
    href: row.href,
    tone: row.tone === 'dark' ? ('dark' as const) : ('light' as const),
    product: {
      list: row.product_ids.flatMap((id) => {
        const card = cards.get(String(id));
        return card === undefined ? [] : [card];
      }),
    },
  }));
  return { list, total, page, size };
};

/** Every banner of a kind that was not taken away, in the order in which they are shown. */
export const bannersOf = (reader: Reader, kind: number) =>
  reader
    .selectFrom('banners')
    .selectAll()
    .select(withheld.as('withheld'))
    .where('type', '=', kind)
    .where('removed_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .execute();

export type BannerRow = Awaited<ReturnType<typeof bannersOf>>[number];

export const bannerById = (reader: Reader, id: number): Promise<BannerRow | undefined> =>
  reader
    .selectFrom('banners')
    .selectAll()
    .select(withheld.as('withheld'))
    .where('id', '=', id)
    .executeTakeFirst();
