import { goodsProblems, type GoodsProblem, mallGoodsProblems } from '@mall/contract/seller/goods-problems';
import type { PartProps } from './form-types.ts';

/**
 * What keeps a product from being sent or published, as far as its reader sees it: a supply price that they may not read
 * is not missing because it is empty here. The server looks at the stored one.
 */
export const problemsOf = ({
  content,
  seesSupply,
  reviewed,
}: Pick<PartProps, 'content' | 'seesSupply' | 'reviewed'>): GoodsProblem[] =>
  (reviewed ? goodsProblems : mallGoodsProblems)(content).filter(
    ({ key }) => seesSupply || key !== 'supply.missing',
  );
