import { orderNeeds } from '@mall/contract/order';
import { Button, Chip, media } from '@mall/ui';
import { ColumnMenu, ColumnTools, FilterSegments, Push, SearchField, Toolbar } from '@mall/ui/office';
import { ListFilter, Rows2, Rows3, Rows4 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
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
  // What nobody waits for is not in the way; what is asked for stays until it is taken away.
  const needs = orderNeeds.filter((need) => asked.need === need || (orders.needs[need] ?? 0) > 0);
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
        </ColumnTools>
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
