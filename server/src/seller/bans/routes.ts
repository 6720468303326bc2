import { pickText } from '@mall/contract/core/languages';
import { banProduct, liftBan, toBan } from '../../catalog/index.ts';
import type { AreaOptions } from '../../platform/area.ts';
import type { Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { publishedPage } from './bans.queries.ts';
import { tellBan } from './tell-ban.ts';

/** What the mall takes out of itself, whoever sells it (docs/decisions/112). */
export const mallBanRoutes = ({ route, opened: { db }, answers }: AreaOptions): void => {
  const changing = async <Made>(work: (tx: Tx) => Promise<Made>): Promise<Made> => {
    const made = await inTransaction(db, work);
    answers.raise('catalogue', 'prices', 'stock');
    return made;
  };

  route.operator('mallBan.list', async (input, { language }) => {
    const { rows, total, more } = await publishedPage(db, input);
    const list = rows.map((row) => {
      const { text, contentLang } = pickText(row.name, language);
      return {
        productId: String(row.id),
        goodsNo: row.goods_no,
        name: text,
        contentLang,
        image: row.image,
        shop: row.shop_id === null ? null : { id: row.shop_id, name: row.shop_name ?? '' },
        onSale: row.on_sale,
        ban: toBan(row.ban),
      };
    });
    return { list, total, more, page: input.page, size: input.size };
  });

  route.operator('mallBan.ban', ({ productId, ...words }, caller) =>
    changing(async (tx) => {
      const id = await banProduct(tx, Number(productId), words);
      await tellBan(tx, caller, { act: 'ban', productId: Number(productId), banId: id, words });
      return { id };
    }),
  );

  route.operator('mallBan.lift', ({ id }, caller) =>
    changing(async (tx) => {
      const productId = await liftBan(tx, id);
      await tellBan(tx, caller, { act: 'liftBan', productId, banId: id });
      return null;
    }),
  );
};
