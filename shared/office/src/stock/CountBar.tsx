import { reportFailure } from '@mall/platform';
import { stockLimits } from '@mall/contract/seller/stock';
import { Button, TextField, useFormat } from '@mall/ui';
import { SaveBar } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { afterSending, type Counts, readyCounts } from './counting.ts';
import type { Stock } from './useStock.ts';
import { useStockSteps } from './useStockSteps.ts';

type Props = { stock: Pick<Stock, 'ask' | 'page'>; counts: Counts; onCounts: (counts: Counts) => void };

/** What was counted so far, its note, and the buttons that save it or end the count. */
export function CountBar({ stock, counts, onCounts }: Props) {
  const { t } = useTranslation('stock');
  const format = useFormat();
  const { count } = useStockSteps();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const { rows, differ, change, wrong } = readyCounts(counts);
  const tooMany = rows.length > stockLimits.rows;
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const { left } = await count({ rows, note });
      onCounts(afterSending(counts, rows, left));
    } catch (error) {
      reportFailure(error);
    }
    setBusy(false);
  };
  const end = (): void => {
    onCounts(new Map());
    stock.ask({ mode: 'list', page: stock.page });
  };
  return (
    <SaveBar>
      <p role="status">
        {rows.length === 0
          ? t('count.hint')
          : t('count.so', {
              count: rows.length,
              differ,
              change: format.number(change, { signDisplay: 'exceptZero' }),
            })}
        {tooMany && <b>{t('count.tooMany', { max: stockLimits.rows })}</b>}
      </p>
      <Note
        label={t('note')}
        hideLabel
        placeholder={t('count.note')}
        maxLength={stockLimits.note}
        value={note}
        onChange={setNote}
      />
      <Button onClick={end} disabled={busy}>
        {t(counts.size === 0 ? 'count.end' : 'count.drop')}
      </Button>
      <Button
        tone="primary"
        busy={busy}
        disabled={rows.length === 0 || wrong > 0 || tooMany}
        onClick={() => void save()}
      >
        {t('count.save', { count: rows.length })}
      </Button>
    </SaveBar>
  );
}

const Note = styled(TextField)`width: 260px;`;
