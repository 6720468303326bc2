import { orderCountCap } from '@mall/contract/trade/order';
import { KeysFoot, useSeen } from '@mall/office';
import { LazyExport } from '@mall/office/exporting';
import { orderColumns } from '@mall/office/orders';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage, Tabs, useFormat } from '@mall/ui';
import { chosenColumns, DataTable, OfficeCard, useSelection } from '@mall/ui/office';
import { ArrowRight, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from '../useMe.ts';
import { BulkRecordDialog } from './BulkRecordDialog.tsx';
import { OrderBulk } from './OrderBulk.tsx';
import { OrderTools } from './OrderTools.tsx';
import { RowStep } from './RowStep.tsx';
import { nextStep, type Step, useStepAllowed } from './steps.ts';
import { type MallOrder, type Orders, tabs } from './useOrders.ts';

/** One card: tabs with counts, toolbar, table, foot; over the foot what is done with the selected rows. */
export function OrderTable({ orders }: { orders: Orders }) {
  const { t } = useTranslation(['mallOrders', 'orderParts']);
  const format = useFormat();
  const keys = useSingleKeys();
  const [doing, setDoing] = useState<{ id: string; step: Step }>();
  const [recording, setRecording] = useState<readonly MallOrder[]>();
  const [exported, setExported] = useState<readonly string[]>();
  const selection = useSelection(
    orders.scope,
    orders.total,
    orders.rows.map(({ id }) => id),
  );
  const seen = useSeen(orders.rows);
  const { asked } = orders;
  const columns = orderColumns(orders.linkTo);
  const actions = useRowActions(orders, (id, step) => setDoing({ id, step }));
  return (
    <OfficeCard flush>
      <Tabs
        label={t('orderParts:tabs')}
        tabs={tabs.map((id) => ({
          id,
          label: t(`orderParts:tab.${id}`),
          count: orders.hasMore(id) ? `${format.number(orders.counts[id] ?? 0)}+` : orders.counts[id],
        }))}
        value={asked.tab}
        onChange={(tab) => orders.ask({ tab })}
      >
        <OrderTools orders={orders} columns={columns} />
        <DataTable
          label={t('title')}
          columns={chosenColumns(columns, asked.cols)}
          rows={orders.rows}
          rowKey={(order) => order.id}
          rowName={(order) => order.no}
          say={(key) => t(`orderParts:${key}`)}
          load={orders}
          keys={keys}
          density={asked.density}
          selection={selection}
          sort={{ id: asked.sort, order: asked.order }}
          onSort={({ id, order }) => orders.ask({ sort: id === 'total' ? 'total' : 'created', order })}
          actions={actions}
          empty={<Nothing orders={orders} />}
          expectedRows={orders.size}
        />
        <OrderBulk
          selection={selection}
          chosen={[...selection.keys].flatMap((id) => seen.get(id) ?? [])}
          onRecord={setRecording}
          onExport={setExported}
        />
        <KeysFoot
          page={orders.page}
          size={orders.size}
          total={Math.min(orders.total, orderCountCap)}
          more={orders.hasMore(asked.tab)}
          onPage={(page) => orders.ask({ page })}
          letters={[
            { key: 'S', does: t('keys.step') },
            { key: 'X', does: t('keys.select') },
            { key: '/', does: t('keys.search') },
          ]}
        />
      </Tabs>
      {exported && (
        <LazyExport of="platform" from={{ ...asked, ids: exported }} onClose={() => setExported(undefined)} />
      )}
      {recording && (
        <BulkRecordDialog
          orders={recording}
          onClose={() => {
            setRecording(undefined);
            selection.clear();
          }}
        />
      )}
      {doing && (
        <RowStep
          key={doing.id + doing.step}
          orderId={doing.id}
          step={doing.step}
          onClose={() => setDoing(undefined)}
        />
      )}
    </OfficeCard>
  );
}

/** What an operator may do with a row; nothing that their permissions do not allow. */
const useRowActions = ({ linkTo }: Orders, onStep: (id: string, step: Step) => void) => {
  const { t } = useTranslation(['mallOrders', 'orderParts']);
  const mayEdit = useMayOperate('order.edit');
  const mayPay = useMayOperate('finance.pay');
  const allowed = useStepAllowed();
  const mayRefund = useMayOperate('order.refund');
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  if (!mayEdit && !mayPay && !mayRefund) return undefined;
  return (order: MallOrder) => {
    const next = nextStep(order);
    const step = next !== undefined && allowed(next) ? next : undefined;
    return [
      ...(mayRefund && order.refundsOpen > 0
        ? [{ id: 'refund', label: t('action.refund'), icon: <RotateCcw {...icon} />, to: linkTo(order.id) }]
        : []),
      ...(mayEdit || mayPay
        ? [
            {
              id: 'step',
              label: step ? t(`orderParts:step.${step}`) : t('keys.step'),
              icon: <ArrowRight {...icon} />,
              hotkey: 's',
              run: () => step && onStep(order.id, step),
              disabledBecause: step === undefined && t('action.none'),
            },
          ]
        : []),
    ];
  };
};

/** An empty list, or no results and the way to clear the query. */
function Nothing({ orders: { asked, ask } }: { orders: Orders }) {
  const { t } = useTranslation('mallOrders');
  const narrowed = asked.keyword !== '' || asked.range !== 'all' || asked.tab !== 'all' || asked.need !== '';
  return narrowed ? (
    <EmptyMessage
      title={t('notFound')}
      reason={t('notFoundReason')}
      action={{
        label: t('widen'),
        onClick: () => ask({ keyword: '', range: 'all', tab: 'all', need: '' }),
      }}
    />
  ) : (
    <EmptyMessage title={t('none')} reason={t('noneReason')} />
  );
}
