import { emptyGoods, type GoodsContent, type GoodsSku } from '@mall/contract/seller/own-goods';
import { skuRows } from '@mall/contract/seller/sku-rows';
import type { Api } from './start-api.ts';
import type { People } from './people.ts';

/** A complete product, sold in two colours. */
export const wholeGoods = async (
  api: Api,
  people: People,
  ownerId: string,
  over: Partial<GoodsContent> = {},
): Promise<GoodsContent> => {
  const specs = [
    {
      key: 'colour',
      name: { zh: '颜色', en: 'Colour' },
      values: [
        { id: 'green', name: { zh: '森林绿', en: 'Forest' }, colour: '#2f5d50', image: null },
        { id: 'rust', name: { zh: '铁锈红', en: 'Rust' }, colour: '#ad4a2d', image: null },
      ],
    },
  ];
  const priced: Partial<GoodsSku> = { price: 489_900, supply: 342_900, stock: 10 };
  return {
    ...emptyGoods,
    name: { zh: '维尔迪丝绒沙发', en: 'Verdi velvet sofa' },
    categoryId: String(await api.given.category()),
    images: [await people.picture(ownerId)],
    specType: 'multi',
    specs,
    skus: skuRows(specs, []).map((sku) => ({ ...sku, ...priced })),
    freightKind: 'free',
    keywords: { zh: '丝绒,客厅', en: 'velvet' },
    ...over,
  };
};
