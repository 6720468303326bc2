import { money, sum } from '@mall/contract/core/money';
import { shopOrderLimits } from '@mall/contract/trade/order';
import { shopJob } from '@mall/contract/seller/shop-job';
import { useMay } from '@mall/platform';
import { Button, useFormat } from '@mall/ui';
import { BulkBar, type Selection } from '@mall/ui/office';
import { EyeOff, ListChecks, Printer, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ExportButton } from './exporting/ExportButton.tsx';
import { type ExportFrom, useFound } from '@mall/office/exporting';
import type { ShopOrder } from './shop-order.ts';
import type { Orders } from './useOrders.ts';

type OrderBulkProps = {
  orders: Orders;
  selection: Selection;
  /** The chosen orders, from any page. */
  chosen: readonly ShopOrder[];
  onExport: (from: ExportFrom) => void;
  onShip: (orders: readonly ShopOrder[]) => void;
  onPrint: (ids: readonly string[]) => void;
  onHide: (ids: readonly string[]) => void;
};

/** The actions on the chosen orders; each button shows for how many of them. All results can be exported. */
export function OrderBulk(props: OrderBulkProps) {
  const { orders, selection, chosen, onExport, onShip, onPrint, onHide } = props;
  const { t } = useTranslation(['orderWork', 'orderParts']);
  const format = useFormat();
  const mayEdit = useMay('order.edit');
  const mayExport = useMay('order.export');
  const wholePage = orders.rows.length > 0 && orders.rows.every(({ id }) => selection.keys.has(id));
  const found = useFound('shop', orders.asked, wholePage && mayExport);
  if (selection.all) {
    const number = format.number(found);
    return (
      <BulkBar count={found} onClear={selection.clear}>
        <span>{t('bulk.allOnly')}</span>
        <ExportButton
          tone="ghost"
          label={t('bulk.export', { number })}
          onClick={() => onExport(orders.asked)}
        />
      </BulkBar>
    );
  }
  const [toShip = [], toHide = []] = (['ship', 'remove'] as const).map((action) =>
    chosen.filter(({ actions }) => actions.includes(action)),
  );
  const atMost = (most: number, count: number) =>
    count > most ? t('bulk.most', { count: most }) : undefined;
  const because = (list: readonly ShopOrder[], none: string) =>
    mayEdit ? (list.length > 0 ? undefined : none) : t('noRight');
  const noShip = because(toShip, t('bulk.noShip'));
  const noHide = because(toHide, t('bulk.noHide')) ?? atMost(shopOrderLimits.hidden, toHide.length);
  const noPrint = atMost(shopOrderLimits.slips, chosen.length);
  const ids = chosen.map(({ id }) => id);
  return (
    <BulkBar
      count={selection.count}
      sum={format.money(sum(chosen.map(({ pay }) => money(pay))), { decimals: 'always' })}
      onClear={selection.clear}
    >
      {wholePage && found > selection.count && (
        <Button tone="ghost" icon={<ListChecks size={16} aria-hidden />} onClick={selection.selectAll}>
          {t('bulk.all', { number: format.number(found) })}
        </Button>
      )}
      <Button
        tone="ghost"
        disabled={noShip !== undefined}
        title={noShip}
        icon={<Truck size={16} aria-hidden />}
        onClick={() => onShip(toShip)}
      >
        {toShip.length > 0 ? t('bulk.ship', { count: toShip.length }) : t('orderParts:step.ship')}
      </Button>
      <Button
        tone="ghost"
        disabled={noPrint !== undefined}
        title={noPrint}
        icon={<Printer size={16} aria-hidden />}
        onClick={() => onPrint(ids)}
      >
        {t('bulk.print', { count: ids.length })}
      </Button>
      <ExportButton
        tone="ghost"
        label={t('bulk.export', { number: format.number(ids.length) })}
        because={atMost(shopJob.exportIds, ids.length)}
        onClick={() => onExport({ ...orders.asked, ids })}
      />
      <Button
        tone="ghost"
        disabled={noHide !== undefined}
        title={noHide}
        icon={<EyeOff size={16} aria-hidden />}
        onClick={() => {
          onHide(toHide.map(({ id }) => id));
          selection.clear();
        }}
      >
        {toHide.length > 0 ? t('bulk.hide', { count: toHide.length }) : t('action.hide')}
      </Button>
    </BulkBar>
  );
}
