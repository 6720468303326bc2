import { DayRange, usePageKeys } from '@mall/office';
import { Button, media } from '@mall/ui';
import { ColumnMenu, ColumnTools, DensityChoice, ListSearch, Push, Toolbar } from '@mall/ui/office';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ShopChoice } from '../ShopChoice.tsx';
import type { ShopOrderColumn } from './shop-order-columns.tsx';
import type { ShopOrders } from './useShopOrders.ts';

type ShopOrderToolsProps = {
  orders: ShopOrders;
  columns: readonly ShopOrderColumn[];
  say: (key: ShopOrderColumn['header']) => string;
};

/** Number, shop, days, columns: all of it in the address. */
export function ShopOrderTools({ orders, columns, say }: ShopOrderToolsProps) {
  const { t } = useTranslation('shopsOrders');
  const { asked, ask, page } = orders;
  const bar = useRef<HTMLDivElement>(null);
  usePageKeys({ '/': () => bar.current?.querySelector<HTMLElement>('input')?.focus() });
  return (
    <Toolbar ref={bar}>
      <ListSearch
        label={t('find')}
        keyword={asked.keyword}
        onSearch={(keyword) => ask({ keyword: keyword.trim() })}
      />
      <ShopChoice
        label={t('shop')}
        placeholder={t('anyShop')}
        value={asked.shop}
        shop={orders.shop}
        onChange={(shop) => ask({ shop })}
      />
      <Days>
        <DayRange value={asked} words={{ from: t('from'), to: t('to') }} onChange={ask} />
      </Days>
      {orders.narrowed && (
        <Button tone="ghost" size="small" onClick={orders.widen}>
          {t('clear')}
        </Button>
      )}
      <Push />
      <ColumnTools>
        <ColumnMenu
          columns={columns}
          chosen={asked.cols}
          onChange={(cols) => ask({ cols, page })}
          say={say}
        />
        <DensityChoice value={asked.density} onChange={(density) => ask({ density, page })} />
      </ColumnTools>
    </Toolbar>
  );
}

/** Both days go to the next line together. */
const Days = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  ${media.phone} { flex: 1 1 100%; }
`;
