import { KeysFoot } from '@mall/office';
import { useMay, useSingleKeys } from '@mall/platform';
import { Button, Tabs } from '@mall/ui';
import { BulkBar, chosenColumns, DataTable, OfficeCard, type Selection } from '@mall/ui/office';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing } from './editing.ts';
import { goodsColumns } from './goods-columns.tsx';
import { lockOf, rowsOf } from './goods-rows.ts';
import { GoodsTools } from './GoodsTools.tsx';
import { NoGoods } from './NoGoods.tsx';
import { PriceButtons } from './PriceButtons.tsx';
import { useRowActions } from './row-actions.tsx';
import type { Changes } from './useChanges.ts';
import { type GoodsList, pageSize, states } from './useGoods.ts';

type GoodsTableProps = {
  goods: GoodsList;
  changes: Changes;
  selection: Selection;
  onBatch: (kind: 'change' | 'recover') => void;
  onShow: (visible: boolean) => void;
};

/** Newest first has no column; it is one of the views. */
const sortedBy = { sales: 'sold', price: 'platform', newest: '' } as const;

/** One card: tabs with counts, toolbar, table, foot; over the foot the actions on the selected rows. */
export function GoodsTable({ goods, changes, selection, onBatch, onShow }: GoodsTableProps) {
  const { t } = useTranslation('prices');
  const keys = useSingleKeys();
  const mayPrice = useMay('goods.price');
  const mayShow = useMay('goods.visibility');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const rows = rowsOf(goods.rows, open);
  const editing = useEditing(rows.filter((row) => lockOf(row) === undefined).map(({ key }) => key));
  const actions = useRowActions({ editing, changes, mayPrice, mayShow });
  const toggle = (id: string) =>
    setOpen(open.has(id) ? new Set([...open].filter((one) => one !== id)) : new Set([...open, id]));
  const tools = { editing, changes, open, toggle, factor: goods.priceFactor ?? '', mayShow };
  const columns = goodsColumns(tools);
  return (
    <OfficeCard flush>
      <Tabs
        label={t('goods.tabs')}
        tabs={states.map((id) => ({
          id,
          label: t(`state.${id}`),
          ...(id === 'lowStock' && goods.asked.state !== id ? {} : { count: goods.counts[id] }),
        }))}
        value={goods.asked.state}
        onChange={(state) => goods.ask({ state })}
      >
        <GoodsTools goods={goods} columns={columns} />
        <DataTable
          label={t('goods.title')}
          columns={chosenColumns(columns, goods.asked.cols)}
          rows={rows}
          rowKey={({ key }) => key}
          rowName={({ goods: { name }, sku }) => (sku ? `${name}, ${sku.specText}` : name)}
          say={(key) => t(key)}
          load={goods}
          keys={keys}
          density={goods.asked.density}
          selection={selection}
          sort={{ id: sortedBy[goods.asked.sort], order: goods.asked.order }}
          onSort={({ id, order }) => goods.ask({ sort: id === 'platform' ? 'price' : 'sales', order })}
          selectable={({ sku }) => sku === undefined}
          actions={actions}
          empty={<NoGoods goods={goods} />}
          expectedRows={pageSize}
        />
        <BulkBar
          count={selection.count}
          total={goods.total}
          onAll={selection.selectAll}
          onClear={selection.clear}
        >
          <PriceButtons disabled={!mayPrice} onBatch={onBatch} />
          <Button
            tone="ghost"
            disabled={!mayShow}
            icon={<EyeOff size={16} aria-hidden />}
            onClick={() => onShow(false)}
          >
            {t('bulk.hide')}
          </Button>
          <Button
            tone="ghost"
            disabled={!mayShow}
            icon={<Eye size={16} aria-hidden />}
            onClick={() => onShow(true)}
          >
            {t('bulk.show')}
          </Button>
        </BulkBar>
        <KeysFoot
          page={goods.page}
          size={pageSize}
          total={goods.total}
          onPage={(page) => goods.ask({ page })}
          letters={[
            { key: 'E', does: t('keys.edit') },
            { key: 'H', does: t('keys.hide') },
            { key: 'X', does: t('keys.select') },
          ]}
        />
      </Tabs>
    </OfficeCard>
  );
}
