import { PricedSku } from '@mall/office/campaigns';
import { TextLink, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { GoodsWarnings } from './GoodsWarnings.tsx';
import type { Sold } from './warnings.ts';

/** A SKU with three prices, and what an operator should know before it is sold like this. */
export function GoodsFacts({ sold }: { sold: Sold }) {
  const { goods, price } = sold;
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const money = (amount: number) => format.money(amount, { decimals: 'always' });
  const off = price === undefined ? 0 : Math.round(((goods.price - price) * 10_000) / goods.price);
  return (
    <PricedSku
      image={goods.image}
      name={
        <TextLink to={`/operator/products?keyword=${encodeURIComponent(goods.name)}`}>{goods.name}</TextLink>
      }
      sub={[goods.specText, t('goods.free', { count: goods.free })].join(' · ')}
      own={
        price === undefined
          ? undefined
          : {
              id: 'own',
              name: t('goods.campaignPrice'),
              value: (
                <>
                  {money(price)}
                  {off > 0 && <small>−{format.percent(off)}</small>}
                </>
              ),
            }
      }
      prices={[
        { id: 'usual', name: t('goods.usual'), value: money(goods.price) },
        { id: 'supply', name: t('goods.supply'), value: money(goods.supplyPrice) },
      ]}
    >
      <GoodsWarnings sold={sold} />
    </PricedSku>
  );
}
