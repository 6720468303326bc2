import { serverNow } from '@mall/platform';
import { FailedSection, media, Skeleton, useFormat } from '@mall/ui';
import { Banknote, ClipboardCheck, type LucideIcon, Package, TriangleAlert, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { places } from './places.ts';
import { useRiskyDeliveries, useWaitingOrders } from './useOverview.ts';

type Counter = {
  id: 'proof' | 'record' | 'ship' | 'refund' | 'risk';
  icon: LucideIcon;
  count: number;
  note: string;
  to: string | undefined;
  tone?: 'wait' | 'bad' | undefined;
};

/** Counts of open work, each with a link to its list. */
export function Counters({ seen }: { seen: { orders: boolean; deliveries: boolean } }) {
  const { t } = useTranslation('overview');
  const orders = useWaitingOrders(seen.orders);
  const risks = useRiskyDeliveries(seen.deliveries);
  const counters = useCounters(orders.data, risks.data);
  if (orders.failed || risks.failed)
    return (
      <FailedSection onRetry={() => [orders, risks].forEach(({ failed, retry }) => failed && retry())} />
    );
  if (counters.length === 0) return <Skeleton kind="block" height={92} />;
  return (
    <Row aria-label={t('todo.label')}>
      {counters.map(({ id, icon: Icon, count, note, to, tone }) => {
        const content = (
          <>
            <span data-tone={count > 0 ? tone : undefined}>
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              {t(`todo.${id}`)}
            </span>
            <b>{count}</b>
            <small>{note}</small>
          </>
        );
        return <li key={id}>{to === undefined ? <div>{content}</div> : <Link to={to}>{content}</Link>}</li>;
      })}
    </Row>
  );
}

type Waiting = ReturnType<typeof useWaitingOrders>['data'];
type Risks = ReturnType<typeof useRiskyDeliveries>['data'];

/** The counts that have loaded and that the user may see. */
const useCounters = (orders: Waiting, risks: Risks): Counter[] => {
  const { t } = useTranslation('overview');
  const format = useFormat();
  const since = (at: string | null) =>
    at === null ? '' : t('todo.since', { when: format.relative(at, serverNow()) });
  return [
    ...(orders === undefined
      ? []
      : (
          [
            {
              id: 'proof',
              icon: Banknote,
              tone: 'wait',
              note: since(orders.proof.oldestAt),
              ...at('proof'),
            },
            {
              id: 'record',
              icon: ClipboardCheck,
              note: some(orders.record.count, t('todo.auto')),
              ...at('record'),
            },
            {
              id: 'ship',
              icon: Package,
              note: some(orders.ship.soon, t('todo.soon', { count: orders.ship.soon })),
              ...at('ship'),
            },
            {
              id: 'refund',
              icon: Undo2,
              note: some(
                orders.refund.count,
                t('todo.asked', { amount: format.money(orders.refund.amount, { decimals: 'always' }) }),
              ),
              ...at('refund'),
            },
          ] as const
        ).map((counter) => ({ ...counter, count: orders[counter.id].count }))),
    ...(risks === undefined
      ? []
      : [
          {
            id: 'risk' as const,
            icon: TriangleAlert,
            tone: 'bad' as const,
            count: risks.atRisk + risks.late,
            note: some(risks.late, t('todo.late', { count: risks.late })),
            to: places.deliveries(),
          },
        ]),
  ];
};

/** Hides a count of 0. */
const some = (count: number, words: string): string => (count > 0 ? words : '');

const at = (need: Parameters<typeof places.orders>[0]) => ({ to: places.orders(need) });

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--o-radius);
  background: var(--surface);
  box-shadow: var(--shadow-1);

  > li { flex: 1 1 170px; display: grid; box-shadow: -1px -1px var(--o-line-soft); }
  > li > * {
    display: grid;
    grid-template-columns: auto 1fr;
    align-content: space-between;
    align-items: last baseline;
    gap: var(--space-2);
    padding: var(--space-4);
  }
  > li > a:hover { background: var(--o-hover); }
  > li > a:focus-visible { outline-offset: -3px; }
  span {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--text-muted);
    font-size: var(--o-s);
    font-weight: 550;
  }
  span[data-tone='wait'] { color: var(--tone-wait-fg); }
  span[data-tone='bad'] { color: var(--tone-bad-fg); }
  svg { flex: none; }
  b {
    font-size: var(--o-xxl);
    font-weight: 650;
    line-height: 32px;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  small { color: var(--text-muted); font-size: var(--o-xs); text-align: right; }

  ${media.phone} {
    > li { flex-basis: 40%; }
    > li > * { padding: var(--space-3); }
    > li > * > small { grid-column: 1 / -1; text-align: left; }
  }
`;
