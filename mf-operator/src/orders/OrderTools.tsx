import { usePageKeys } from '@mall/office';
import type { OrderColumn } from '@mall/office/orders';
import { Chip } from '@mall/ui';
import {
  ColumnMenu,
  ColumnTools,
  DensityChoice,
  FilterSegments,
  ListSearch,
  Push,
  Toolbar,
} from '@mall/ui/office';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { needs, type Orders, ranges } from './useOrders.ts';

/** Search by receiver, product or number, time, what waits, columns and density: all of it in the address. */
export function OrderTools({ orders, columns }: { orders: Orders; columns: readonly OrderColumn[] }) {
  const { t } = useTranslation(['mallOrders', 'orderParts']);
  const { asked, ask, page } = orders;
  const bar = useRef<HTMLDivElement>(null);
  usePageKeys({ '/': () => bar.current?.querySelector<HTMLElement>('input')?.focus() });
  // What nothing waits for is left out; a chosen one stays until it is removed.
  const shown = needs.filter((need) => asked.need === need || (orders.needs[need] ?? 0) > 0);
  return (
    <Toolbar ref={bar}>
      <ListSearch label={t('find')} keyword={asked.keyword} onSearch={(keyword) => ask({ keyword })} />
      <FilterSegments
        label={t('time')}
        segments={ranges.map((value) => ({ value, label: t(`range.${value}`) }))}
        value={asked.range}
        onChange={(range) => ask({ range })}
      />
      {shown.length > 0 && (
        <Chips role="group" aria-label={t('needs')}>
          {shown.map((need) => (
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
    </Toolbar>
  );
}

/** The server counts each need up to a hundred. */
const upToHundred = (n: number): string => (n >= 100 ? '99+' : String(n));

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  b { font-variant-numeric: tabular-nums; }
`;
