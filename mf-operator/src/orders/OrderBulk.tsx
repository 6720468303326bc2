import { money, sum } from '@mall/contract/core/money';
import { shopJob } from '@mall/contract/seller/shop-job';
import { Button, useFormat } from '@mall/ui';
import { BulkBar, type Selection } from '@mall/ui/office';
import { ClipboardCheck, FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from '../useMe.ts';
import type { MallOrder } from './useOrders.ts';

type OrderBulkProps = {
  selection: Selection;
  /** The chosen orders, from any page. */
  chosen: readonly MallOrder[];
  onRecord: (orders: readonly MallOrder[]) => void;
  onExport: (ids: readonly string[]) => void;
};

/** What is done with the chosen orders; the button shows for how many of them. */
export function OrderBulk({ selection, chosen, onRecord, onExport }: OrderBulkProps) {
  const { t } = useTranslation(['mallOrders', 'orderParts']);
  const format = useFormat();
  const mayEdit = useMayOperate('order.edit');
  const tooMany = chosen.length > shopJob.exportIds;
  const paid = chosen.filter(({ actions }) => actions.includes('record'));
  return (
    <BulkBar
      count={selection.count}
      sum={format.money(sum(chosen.map(({ pay }) => money(pay))), { decimals: 'always' })}
      onClear={selection.clear}
    >
      {mayEdit && (
        <Button
          tone="ghost"
          disabled={paid.length === 0}
          title={paid.length === 0 ? t('bulk.none') : undefined}
          icon={<ClipboardCheck size={16} aria-hidden />}
          onClick={() => onRecord(paid)}
        >
          {paid.length === 0 ? t('orderParts:step.record') : t('bulk.record', { count: paid.length })}
        </Button>
      )}
      <Button
        tone="ghost"
        disabled={tooMany}
        title={tooMany ? t('bulk.most', { count: shopJob.exportIds }) : undefined}
        icon={<FileDown size={16} aria-hidden />}
        onClick={() => onExport(chosen.map(({ id }) => id))}
      >
        {t('bulk.export', { n: format.number(chosen.length) })}
      </Button>
    </BulkBar>
  );
}
