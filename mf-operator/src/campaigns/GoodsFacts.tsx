import { Picture, TextLink, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
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
    <Facts>
      <div>
        <Picture src={goods.image} alt="" width={64} height={64} sizes="64px" />
        <p>
          <TextLink to={`/operator/products?keyword=${encodeURIComponent(goods.name)}`}>
            {goods.name}
          </TextLink>
          <small>{[goods.specText, t('goods.free', { count: goods.free })].join(' · ')}</small>
        </p>
      </div>
      <dl>
        {price !== undefined && (
          <div data-own>
            <dt>{t('goods.campaignPrice')}</dt>
            <dd>
              {money(price)}
              {off > 0 && <small>−{format.percent(off)}</small>}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('goods.usual')}</dt>
          <dd>{money(goods.price)}</dd>
        </div>
        <div>
          <dt>{t('goods.supply')}</dt>
          <dd>{money(goods.supplyPrice)}</dd>
        </div>
      </dl>
      <GoodsWarnings sold={sold} />
    </Facts>
  );
}

const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  > div:first-child { display: flex; gap: var(--space-3); align-items: center; }
  > div:first-child > :first-child { flex: none; width: 64px; height: 64px; border-radius: var(--radius-s); }
  p { display: grid; min-width: 0; overflow-wrap: anywhere; }
  small { color: var(--text-muted); font-size: var(--o-s); }
  dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); gap: var(--space-3); }
  dl > div { padding: var(--space-3); border-radius: var(--o-radius); background: var(--o-inset); }
  dl > div[data-own] { background: var(--o-selected); }
  dt { color: var(--text-muted); font-size: var(--o-s); }
  dd { display: flex; flex-wrap: wrap; gap: var(--space-2); align-items: baseline; font-size: var(--o-l);
    font-variant-numeric: tabular-nums; font-weight: var(--weight-strong); }
`;
