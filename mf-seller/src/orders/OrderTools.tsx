import { orderNeeds } from '@mall/contract/trade/order';
import { usePageKeys } from '@mall/office';
import { Button, Chip, media } from '@mall/ui';
import {
  ColumnMenu,
  ColumnTools,
  DensityChoice,
  FilterSegments,
  focusAfter,
  Push,
  ListSearch,
  Toolbar,
} from '@mall/ui/office';
import { ListFilter } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { OrderColumn } from '@mall/office/orders';
import { type Orders, ranges } from './useOrders.ts';

/**
 * Search, time, what waits, columns, density, views: all of it in the address. Collapsed on a phone until
 * opened.
 */
export function OrderTools({ orders, columns }: { orders: Orders; columns: readonly OrderColumn[] }) {
  const { t } = useTranslation(['orderWork', 'seller', 'orderParts']);
  const { asked, ask, page } = orders;
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  usePageKeys({
    '/': () => bar.current?.querySelector<HTMLElement>('input')?.focus(),
    f: () =>
      focusAfter(
        () => setOpen(true),
        () => bar.current?.querySelector<HTMLElement>('[aria-pressed]'),
      ),
  });
  // A filter without results is hidden; an active one stays until it is removed.
  const needs = orderNeeds.filter((need) => asked.need === need || (orders.needs[need] ?? 0) > 0);
  const on = [asked.range !== 'all', asked.need !== ''].filter(Boolean).length;
  return (
    <Tools ref={bar}>
      <ListSearch
        label={t('seller:orders.find')}
        keyword={asked.keyword}
        onSearch={(keyword) => ask({ keyword })}
      />
      <OnPhone>
        <Button aria-expanded={open} icon={<ListFilter {...icon} />} onClick={() => setOpen(!open)}>
          {on > 0 ? t('filtersOn', { count: on }) : t('filters')}
        </Button>
      </OnPhone>
      <Folded data-open={open || undefined}>
        <FilterSegments
          label={t('seller:orders.time')}
          segments={ranges.map((value) => ({ value, label: t(`seller:orders.range.${value}`) }))}
          value={asked.range}
          onChange={(range) => ask({ range })}
        />
        {needs.length > 0 && (
          <Chips role="group" aria-label={t('needs')}>
            {needs.map((need) => (
              <Chip
                key={need}
                chosen={asked.need === need}
                onClick={() => ask({ need: asked.need === need ? '' : need })}
              >
                {t(`need.${need}`)} <b>{upToHundred(orders.needs[need] ?? 0)}</b>
              </Chip>
            ))}
          </Chips>
        )}
        <Push />
        <ColumnTools>
          <ColumnMenu
            columns={columns}
            chosen={asked.cols}
            onChange={(cols) => ask({ cols, page })}
            say={(key) => t(key, { ns: 'orderParts' })}
          />
          <DensityChoice value={asked.density} onChange={(density) => ask({ density, page })} />
        </ColumnTools>
      </Folded>
    </Tools>
  );
}

const upToHundred = (n: number): string => (n >= 100 ? '99+' : String(n));

/** The search shrinks, so that the toolbar stays one row. */
const Tools = styled(Toolbar)`
  @media (min-width: 768px) { > :first-child { flex: 1 1 200px; max-width: 280px; } }
`;

const OnPhone = styled.span`
  display: none;
  ${media.phone} { display: contents; }
`;

const Folded = styled.div`
  display: contents;
  ${media.phone} {
    display: none;
    &[data-open] { display: flex; flex-wrap: wrap; gap: var(--space-2); width: 100%; min-width: 0; }
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  b { font-variant-numeric: tabular-nums; }
`;
