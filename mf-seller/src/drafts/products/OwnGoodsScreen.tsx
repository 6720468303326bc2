import { GoodsList } from '@mall/office/drafts/products';
import { useTranslation } from 'react-i18next';
import { goodsKind } from './goods-kind.ts';
import { useOwnGoods } from './useOwnGoods.ts';

/** The shop's own products with their review. */
export function OwnGoodsScreen() {
  return <Screen custom={false} />;
}

/** Those that are made to measure. */
export function CustomGoodsScreen() {
  return <Screen custom />;
}

function Screen({ custom }: { custom: boolean }) {
  const { t } = useTranslation('ownGoods');
  const goods = useOwnGoods(custom);
  return (
    <GoodsList
      kind={goodsKind}
      list={goods}
      asked={goods.filter}
      title={t(custom ? 'customTitle' : 'title')}
    />
  );
}
