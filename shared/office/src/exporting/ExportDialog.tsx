import { serverNow, useQueryOf } from '@mall/platform';
import { Button, Dialog, useFormat } from '@mall/ui';
import { OfficeScope } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ColumnChoice } from './ColumnChoice.tsx';
import { type ExportFrom, formOf, rememberColumns, toWanted } from './export-filter.ts';
import type { Side } from '../orders/order.ts';
import { useExport } from './useExport.ts';
import { WhichOrders } from './WhichOrders.tsx';

type Props = { of: Side; from: ExportFrom; onClose: () => void };

/** The orders and columns to export: a few of a shop's are saved at once, all others are written in the background. */
export function ExportDialog({ of, from, onClose }: Props) {
  const { t } = useTranslation(['exporting', 'jobs']);
  const format = useFormat();
  const [form, setForm] = useState(() => formOf(from));
  const [now] = useState(serverNow);
  const wanted = toWanted(form, from, now);
  const backwards = form.span === 'days' && form.from !== '' && form.to !== '' && form.from > form.to;
  const count = useQueryOf(`${of}Order.exportCount`, wanted, { enabled: !backwards, quiet: true });
  const { orders = 0, lines = 0 } = count.data ?? {};
  const start = useExport(of, onClose);
  const named = from.ids?.length ?? 0;
  const foundBy = [from.keyword && `“${from.keyword}”`, from.need && t(`jobs:need.${from.need}`)].filter(
    Boolean,
  );
  const ready = count.isSuccess && lines > 0 && !backwards && form.columns.length > 0;

  return (
    <Scope>
      <Dialog
        open
        onClose={onClose}
        size="large"
        title={t('title')}
        actions={
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button
              tone="primary"
              busy={start.busy}
              disabled={!ready}
              onClick={() => {
                rememberColumns(form.columns);
                start.run({ ...wanted, columns: [...form.columns] }, orders);
              }}
            >
              {t('start')}
            </Button>
          </>
        }
      >
        <Grid>
          {named > 0 ? (
            <p>{t('chosen', { n: format.number(named) })}</p>
          ) : (
            <>
              <WhichOrders
                form={form}
                backwards={backwards}
                onChange={(change) => setForm({ ...form, ...change })}
              />
              {foundBy.length > 0 && <p>{t('foundBy', { what: foundBy.join(' · ') })}</p>}
            </>
          )}
          <ColumnChoice value={form.columns} onChange={(columns) => setForm({ ...form, columns })} />
          <p role="status">
            {count.isSuccess &&
              (lines === 0
                ? t('nothing')
                : t('count', { orders: format.number(orders), lines: format.number(lines) }))}
            {orders > start.atOnce && ` · ${t('later')}`}
          </p>
        </Grid>
      </Dialog>
    </Scope>
  );
}

const Scope = styled(OfficeScope)`
  display: contents;
`;

const Grid = styled.div`
  display: grid;
  gap: var(--space-4);
  font-size: var(--o-s);

  legend { font-weight: var(--weight-strong); }
  fieldset { border: 0; padding: 0; min-width: 0; }
  > p { color: var(--text-muted); }
`;
