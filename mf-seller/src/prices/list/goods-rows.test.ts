import { lockOf, rowsOf, skusOf } from './goods-rows.ts';
import { aGoods } from './sample-goods.ts';

const sofa = aGoods({ id: '1' });
const bed = aGoods({ id: '2', review: 'rejected' });

it('a product that is open has its SKUs below it', () => {
  expect(rowsOf([sofa, bed], new Set(['1'])).map(({ key }) => key)).toEqual(['1', '1:11', '1:12', '2']);
});

it('a price is for all SKUs of a product, or for the one', () => {
  const [whole, first] = rowsOf([sofa], new Set(['1']));
  expect(whole && skusOf(whole)).toHaveLength(2);
  expect(first && skusOf(first).map(({ skuId }) => skuId)).toEqual(['11']);
});

it('a product that is not approved keeps its price', () => {
  expect(rowsOf([sofa, bed], new Set()).map(lockOf)).toEqual([undefined, 'rejected']);
});
