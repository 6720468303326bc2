import { money, sum } from '@mall/contract/money';
import { shopOrderLimits } from '@mall/contract/order';
import { shopJob } from '@mall/contract/shop-job';
import { useMay } from '@mall/platform';
import { Button, useFormat } from '@mall/ui';
import { BulkBar, type Selection } from '@mall/ui/office';
import { EyeOff, Printer, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ExportButton } from './exporting/ExportButton.tsx';
import type { ShopOrder } from './status.ts';
import type { Orders } from './useOrders.ts';

type OrderBulkProps = {
  orders: Orders;
  selection: Selection;
  /** The chosen orders, of whatever page. */
  chosen: readonly ShopOrder[];
  onShip: (orders: readonly ShopOrder[]) => void;
  onPrint: (ids: readonly string[]) => void;
  onHide: (ids: readonly string[]) => void;
};

/** What can be done with the chosen orders; each button says with how many of them. */
export function OrderBulk({ orders, selection, chosen, onShip, onPrint, onHide }: OrderBulkProps) {
  const { t } = useTranslation(['orderWork', 'seller']);
  const format = useFormat();
  const mayEdit = useMay('order.edit');
  const [toShip, toHide] = (['ship', 'remove'] as const).map((action) =>
    chosen.filter(({ actions }) => actions.includes(action)),
  );
  const because = (list: readonly ShopOrder[] | undefined, none: string) =>
    mayEdit ? (list?.length ? undefined : none) : t('noRight');
  const [noShip, noHide] = [because(toShip, t('bulk.noShip')), because(toHide, t('bulk.noHide'))];
  const tooMany = chosen.length > shopOrderLimits.slips;
  const ids = chosen.map(({ id }) => id);
  return (
    <BulkBar
      count={selection.count}
      sum={format.money(sum(chosen.map(({ pay }) => money(pay))), { decimals: 'always' })}
      onClear={selection.clear}
    >
      <Button
        tone="ghost"
        disabled={noShip !== undefined}
        title={noShip}
        icon={<Truck size={16} aria-hidden />}
        onClick={() => onShip(toShip ?? [])}
      >
        {toShip?.length ? t('bulk.ship', { count: toShip.length }) : t('seller:order.step.ship')}
      </Button>
      <Button
        tone="ghost"
        disabled={tooMany}
        title={tooMany ? t('bulk.printMost', { count: shopOrderLimits.slips }) : undefined}
        icon={<Printer size={16} aria-hidden />}
        onClick={() => onPrint(ids)}
      >
        {t('bulk.print', { count: ids.length })}
      </Button>
      <ExportButton from={{ ...orders.asked, ids: ids.slice(0, shopJob.exportIds) }} />
      <Button
        tone="ghost"
        disabled={noHide !== undefined}
        title={noHide}
        icon={<EyeOff size={16} aria-hidden />}
        onClick={() => {
          onHide(toHide?.slice(0, shopOrderLimits.hidden).map(({ id }) => id) ?? []);
          selection.clear();
        }}
      >
        {toHide?.length ? t('bulk.hide', { count: toHide.length }) : t('action.hide')}
      </Button>
    </BulkBar>
  );
}
