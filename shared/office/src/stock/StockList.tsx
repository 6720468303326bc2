import { Button, ButtonLink, useFormat } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { ClipboardList, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeDialog } from './ChangeDialog.tsx';
import { CountBar } from './CountBar.tsx';
import type { Counts } from './counting.ts';
import { useStockDesk } from './desk.ts';
import type { Doing } from './doing.ts';
import { PointDialog } from './PointDialog.tsx';
import { StockTable } from './StockTable.tsx';
import { useStock } from './useStock.ts';

type Props = { counts: Counts; onCounts: (counts: Counts) => void };

/** Every SKU of a seller with what is on hand, held and free; or the same rows with a field for each count. */
export function StockList({ counts, onCounts }: Props) {
  const { t } = useTranslation('stock');
  const format = useFormat();
  const stock = useStock();
  const { useMayEdit, sheetPath } = useStockDesk();
  const mayEdit = useMayEdit();
  const { tab, keyword } = stock.asked;
  const [doing, setDoing] = useState<Doing>();
  const counting = mayEdit && stock.asked.mode === 'count';
  const end = () => setDoing(undefined);
  const total = `${format.number(stock.total)}${stock.more ? '+' : ''}`;
  return (
    <OfficePage
      title={t(counting ? 'count.title' : 'title')}
      sub={t('sub', { count: stock.total, total })}
      actions={
        mayEdit &&
        !counting && (
          <>
            <ButtonLink
              to={sheetPath({ ...(tab !== 'all' && { tab }), ...(keyword !== '' && { keyword }) })}
              icon={<FileSpreadsheet size={16} strokeWidth={1.75} aria-hidden />}
            >
              {t('count.sheet')}
            </ButtonLink>
            <Button
              tone="primary"
              icon={<ClipboardList size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() => stock.ask({ mode: 'count', page: stock.page })}
            >
              {t('count.open')}
            </Button>
          </>
        )
      }
    >
      <StockTable
        stock={stock}
        mayEdit={mayEdit}
        counting={counting ? { counts, onCounts } : undefined}
        onDo={setDoing}
      />
      {counting && <CountBar stock={stock} counts={counts} onCounts={onCounts} />}
      {(doing?.what === 'receive' || doing?.what === 'correct') && (
        <ChangeDialog what={doing.what} sku={doing.sku} onClose={end} />
      )}
      {doing?.what === 'point' && <PointDialog skus={doing.skus} onClose={end} />}
    </OfficePage>
  );
}
