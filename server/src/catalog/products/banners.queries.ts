import { pickText } from '@mall/contract/core/languages';
import type { Output } from '@mall/contract/operations';
import type { Reader } from '../../platform/db/open.ts';
import type { Page } from './brands.queries.ts';
import { loadCards } from './cards.ts';
import type { View } from './visible.queries.ts';

/** Banners of a type with the cards of their products. */
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
    .orderBy('sort')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await reader
    .selectFrom('banners')
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .where('type', '=', type)
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
