import { commissionOf } from '@mall/contract/incentive/commission';
import type { Input, Item, Output } from '@mall/contract/operations';
import { paths } from '@mall/contract/core/paths';
import { Refusal } from '@mall/contract/core/refusals';
import {
  categoryRows,
  findPage,
  isVisible,
  type ListSource,
  loadCards,
  loadPriceables,
  withBelow,
  withKeyword,
} from '../../catalog/index.ts';
import type { Reader } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { createQrCodes } from '../../platform/qr/qr-code.ts';
import { rateOf } from './earner.ts';
import { mustPromote } from './promoters.queries.ts';
import { offeredSkus, pickedPage, picksAmong, ratesOf } from './goods.queries.ts';
import { pickProduct, unpickProduct } from './pick.ts';

type Good = Item<'promoter.goods'>;

/** Goods to promote, with what each would earn, and links that carry the promoter's mark (decisions 2.11). */
export const createPromotedGoods = (source: ListSource, mall: string) => {
  const { db } = source;
  const codes = createQrCodes();
  return {
    list: async (caller: Member, input: Input<'promoter.goods'>): Promise<Output<'promoter.goods'>> => {
      await mustPromote(db, caller.memberId);
      const { keyword, categoryId, sort, page, size } = input;
      const find = {
        sort,
        order: 'desc',
        page,
        size,
        categoryIds:
          categoryId === undefined ? undefined : withBelow(await categoryRows(db), Number(categoryId)),
      } as const;
      const { ids, total } = await withKeyword(
        source,
        caller.shop,
        { typed: keyword, exact: false },
        find,
        (asked) => findPage(source, caller.shop, asked),
      );
      return { list: await goodsOf(db, caller, ids), total, page, size };
    },

    picked: async (
      caller: Member,
      { page, size }: Input<'promoter.picked'>,
    ): Promise<Output<'promoter.picked'>> => {
      await mustPromote(db, caller.memberId);
      const rows = await pickedPage(db, caller.memberId, { page, size });
      const list = await goodsOf(
        db,
        caller,
        rows.map(({ id }) => id),
      );
      return { list, total: rows[0]?.total ?? 0, page, size };
    },

    /** Throws promoter.not, missing, promoter.tooManyPicks. */
    pick: async (caller: Member, input: Input<'promoter.pick'>): Promise<Output<'promoter.pick'>> => {
      await mustPromote(db, caller.memberId);
      const [userId, productId] = [caller.memberId, Number(input.productId)];
      if (!input.picked) {
        await unpickProduct(db, userId, productId);
        return { picked: false };
      }
      if (!(await isVisible(db, caller, productId))) throw new Refusal('missing');
      await pickProduct(db, userId, productId);
      return { picked: true };
    },

    /** A link to a product, or to the mall; through the promoter's current shop. */
    links: async (
      caller: Member,
      { productId }: Input<'promoter.links'>,
    ): Promise<Output<'promoter.links'>> => {
      const code = await mustPromote(db, caller.memberId);
      if (productId !== undefined && !(await isVisible(db, caller, Number(productId))))
        throw new Refusal('missing');
      const address = new URL(productId === undefined ? paths.home() : paths.product({ productId }), mall);
      address.searchParams.set('ref', code);
      if (caller.shop !== null) address.searchParams.set('code', caller.shop.code);
      const { svg } = await codes.of(address.href);
      return { code, shareUrl: address.href, qrCode: svg };
    },
  };
};

/** Cards with the least and the most that one piece of their SKUs would earn at the price here. */
const goodsOf = async (reader: Reader, caller: Member, ids: readonly number[]): Promise<Good[]> => {
  if (ids.length === 0) return [];
  const [cards, skus, picks] = await Promise.all([
    loadCards(reader, caller, ids),
    offeredSkus(reader, ids),
    picksAmong(reader, caller.memberId, ids),
  ]);
  const skuIds = skus.map(({ id }) => id);
  const priceables = [...(await loadPriceables(reader, caller.shop, skuIds.map(String))).values()];
  const earner = await ratesOf(reader, caller.memberId, skuIds);
  const picked = new Set(picks.map(({ id }) => String(id)));
  return cards.map((card) => {
    const earned = priceables
      .filter(({ productId }) => productId === card.id)
      .map((priceable) => {
        const line = { qty: 1, base: priceable.prices.memberPrice, supplyPrice: priceable.supplyPrice };
        return earner === undefined ? 0 : commissionOf(line, rateOf(earner, priceable), false).first;
      });
    return {
      ...card,
      commissionMin: earned.length === 0 ? 0 : Math.min(...earned),
      commissionMax: Math.max(0, ...earned),
      picked: picked.has(card.id),
    };
  });
};
