import { goodsProblems, type GoodsProblem } from '@mall/contract/seller/goods-problems';
import type { GoodsContent } from '@mall/contract/seller/own-goods';

/**
 * What keeps a product from being sent, as far as its reader sees it: a supply price that they may not read is not
 * missing because it is empty here. The server looks at the stored one.
 */
export const problemsOf = (content: GoodsContent, seesSupply: boolean): GoodsProblem[] =>
  goodsProblems(content).filter(({ key }) => seesSupply || key !== 'supply.missing');
