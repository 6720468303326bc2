import { orderNeeds } from '@mall/contract/order';
import { Button, Chip, media } from '@mall/ui';
import { ColumnMenu, FilterSegments, Push, SearchField, Toolbar, ViewMenu } from '@mall/ui/office';
import { ListFilter, Rows2, Rows3, Rows4 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useViews } from '../useViews.ts';
import type { OrderColumn } from './order-columns.tsx';
import { type Orders, ranges } from './useOrders.ts';
import { usePageKeys } from './usePageKeys.ts';

/** Search, time, what waits, columns, density, views: all of it in the address. Closed on a phone until asked for. */
export function OrderTools({ orders, columns }: { orders: Orders; columns: readonly OrderColumn[] }) {
  const { t } = useTranslation(['orderWork', 'seller']);
  const { asked, ask, page } = orders;
  const [typed, setTyped] = useState(asked.keyword);
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  usePageKeys({
    '/': () => bar.current?.querySelector<HTMLElement>('input')?.focus(),
    f: () => {
      setOpen(true);
      // What was closed on a phone is there with the next picture.
      requestAnimationFrame(() => bar.current?.querySelector<HTMLElement>('[aria-pressed]')?.focus());
    },
  });
  const on = [asked.range !== 'all', asked.need !== ''].filter(Boolean).length;
  return (
    <Toolbar ref={bar}>
      <SearchField
        label={t('seller:orders.find')}
        value={typed}
        onChange={setTyped}
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
        <Chips role="group" aria-label={t('needs')}>
          {orderNeeds.map((need) => (
            <Chip
              key={need}
              chosen={asked.need === need}
              onClick={() => ask({ need: asked.need === need ? '' : need })}
            >
              {t(`need.${need}`)} <b>{upToHundred(orders.needs[need] ?? 0)}</b>
            </Chip>
          ))}
        </Chips>
        <Push />
        <ColumnMenu
          columns={columns}
          chosen={asked.cols}
          onChange={(cols) => ask({ cols, page })}
          say={(key) => t(key, { ns: 'seller' })}
        />
        <FilterSegments
          label={t('density.label')}
          segments={[
            { value: 'compact', label: <Rows4 {...icon} />, name: t('density.compact') },
            { value: 'standard', label: <Rows3 {...icon} />, name: t('density.standard') },
            { value: 'roomy', label: <Rows2 {...icon} />, name: t('density.roomy') },
          ]}
          value={asked.density}
          onChange={(density) => ask({ density, page })}
        />
        <ViewMenu
          views={[
            { id: 'all', name: t('view.all'), query: '' },
            { id: 'ship', name: t('view.ship'), query: 'tab=awaitingShipment&order=asc' },
            { id: 'proof', name: t('view.proof'), query: 'need=proof' },
            { id: 'due', name: t('view.due'), query: 'need=due' },
            { id: 'refund', name: t('view.refund'), query: 'need=refund' },
            { id: 'dear', name: t('view.dear'), query: 'range=month&sort=total' },
          ]}
          {...useViews('seller.orderList', orders)}
        />
      </Folded>
    </Toolbar>
  );
}

const upToHundred = (n: number): string => (n >= 100 ? '99+' : String(n));

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
