import { billLinesOf, type Plan } from '@mall/contract/catalog/design';
import { type Language, pickText } from '@mall/contract/core/languages';
import type { Output } from '@mall/contract/operations';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import type { ShopContext } from '../../platform/http/caller.ts';
import { loadPriceables } from '../../catalog/index.ts';
import type { OneOfficeWant } from './office-list.queries.ts';

type Wished = Pick<Output<'shopPurchaseRequest.detail'>, 'design' | 'pieces'>;
type Line = { skuId: string; qty: number };

/** What a request refers to, the pieces of a drawn room or a product, as currently sold in the shop, or by the mall. */
export const piecesOf = async (
  reader: Reader,
  shopId: string | null,
  want: OneOfficeWant,
  language: Language,
): Promise<Wished> => {
  const design = await designOf(reader, want);
  const lines = design === undefined ? await ofProduct(reader, want) : billLinesOf(design.plan.items);
  const goods = await loadPriceables(
    reader,
    await termsOf(reader, shopId),
    lines.map(({ skuId }) => skuId),
  );
  return {
    design: design === undefined ? null : { name: design.name },
    pieces: lines.flatMap(({ skuId, qty }) => {
      const sold = goods.get(skuId);
      if (sold === undefined || sold.invalidReason !== null) return [];
      const [name, specText] = [sold.name, sold.specText].map((texts) => pickText(texts, language).text);
      return [
        {
          skuId,
          qty,
          name: name ?? '',
          specText: specText ?? '',
          image: sold.image,
          price: sold.prices.shopPrice,
        },
      ];
    }),
  };
};

const designOf = async (
  reader: Reader,
  { design_id: id }: OneOfficeWant,
): Promise<{ name: string; plan: Plan } | undefined> =>
  id === null
    ? undefined
    : reader.selectFrom('designs').select(['name', 'plan']).where('id', '=', id).executeTakeFirst();

/** The cheapest of the product's SKUs with enough stock, else the cheapest. */
const ofProduct = async (reader: Reader, { product_id: id, quantity }: OneOfficeWant): Promise<Line[]> => {
  if (id === null) return [];
  const { rows } = await sql<{ id: number }>`
    select id from skus where product_id = ${id} and offered order by stock - held < ${quantity}, price, id
      limit 1`.execute(reader);
  return rows.map((sku) => ({ skuId: String(sku.id), qty: quantity }));
};

const termsOf = async (reader: Reader, shopId: string | null): Promise<ShopContext | null> => {
  if (shopId === null) return null;
  const { rows } = await sql<ShopContext>`
    select id, code, price_factor as factor, ending from shops where id = ${shopId}`.execute(reader);
  return rows[0] ?? null;
};
