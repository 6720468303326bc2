import { GoodsList } from '@mall/office/drafts/products';
import { useTranslation } from 'react-i18next';
import { mallGoodsKind } from './mall-goods-kind.tsx';
import { SaleViews } from '../SaleFilters.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { useMallGoods } from './useMallGoods.ts';

/** The mall's own products: what shoppers see of them, and drafts. */
export function ProductsScreen() {
  const { t } = useTranslation('mallGoods');
  const goods = useMallGoods();
  return (
    <GoodsList
      kind={mallGoodsKind}
      list={goods}
      asked={goods.filter}
      title={t('title')}
      none={{ title: t('none'), reason: t('noneReason') }}
      filters={<ProductFilters goods={goods} />}
      views={<SaleViews saved={goods.views} nameOf={(id) => t(`view.${id}`)} />}
    />
  );
}
