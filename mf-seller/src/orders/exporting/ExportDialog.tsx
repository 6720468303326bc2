import { type ExportColumn, exportColumns, usualColumns } from '@mall/contract/order-export';
import { useQueryOf, serverNow } from '@mall/platform';
import { Button, Checkbox, Dialog, SelectField, TextField, useFormat } from '@mall/ui';
import { OfficeScope } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { tabs } from '../useOrders.ts';
import { type ExportFrom, formOf, rememberColumns, type Span, spans, toWanted } from './export-filter.ts';
import { useExport } from './useExport.ts';

type Props = { from: ExportFrom; open: boolean; onClose: () => void };

/** Which orders, which columns: few are saved at once, many are written in the background. */
export function ExportDialog({ from, open, onClose }: Props) {
  const { t } = useTranslation('exporting');
  const format = useFormat();
  const [form, setForm] = useState(() => formOf(from));
  const [day] = useState(() => Math.floor(serverNow() / 60_000) * 60_000);
  const wanted = toWanted(form, from, day);
  const backwards = form.span === 'days' && form.from !== '' && form.to !== '' && form.from > form.to;
  const count = useQueryOf('shopOrder.exportCount', wanted, { enabled: open && !backwards, quiet: true });
  const { orders = 0, lines = 0 } = count.data ?? {};
  const start = useExport(onClose);
  const chosen = from.ids?.length ?? 0;
  const toggle = (column: ExportColumn, on: boolean) =>
    setForm({
      ...form,
      columns: exportColumns.filter((one) => (one === column ? on : form.columns.includes(one))),
    });
  const nothing = count.isSuccess && lines === 0;

  return (
    <Scope>
      <Dialog
        open={open}
        onClose={onClose}
        size="large"
        title={t('title')}
        actions={
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button
              tone="primary"
              busy={start.busy}
              disabled={!count.isSuccess || nothing || backwards || form.columns.length === 0}
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
          {chosen > 0 ? (
            <p>{t('chosen', { n: format.number(chosen) })}</p>
          ) : (
            <Fields>
              <SelectField
                label={t('which')}
                value={form.tab}
                options={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
                onChange={(tab) => setForm({ ...form, tab: tabs.find((one) => one === tab) ?? 'all' })}
              />
              <SelectField
                label={t('when')}
                value={form.span}
                options={spans.map((value) => ({ value, label: t(`span.${value}`) }))}
                onChange={(span) =>
                  setForm({ ...form, span: spans.find((one: Span) => one === span) ?? 'all' })
                }
              />
              {form.span === 'days' && (
                <>
                  <TextField
                    type="date"
                    label={t('from')}
                    value={form.from}
                    onChange={(day) => setForm({ ...form, from: day })}
                  />
                  <TextField
                    type="date"
                    label={t('to')}
                    value={form.to}
                    error={backwards ? t('backwards') : undefined}
                    onChange={(day) => setForm({ ...form, to: day })}
                  />
                </>
              )}
            </Fields>
          )}
          <fieldset>
            <legend>{t('columns')}</legend>
            <Links>
              <button type="button" onClick={() => setForm({ ...form, columns: exportColumns })}>
                {t('all')}
              </button>
              <button type="button" onClick={() => setForm({ ...form, columns: usualColumns })}>
                {t('usual')}
              </button>
            </Links>
            <Columns>
              {exportColumns.map((column) => (
                <Checkbox
                  key={column}
                  label={t(`column.${column}`)}
                  checked={form.columns.includes(column)}
                  onChange={(on) => toggle(column, on)}
                />
              ))}
            </Columns>
            {form.columns.length === 0 && <Fault role="alert">{t('noColumn')}</Fault>}
          </fieldset>
          <p role="status">
            {nothing
              ? t('nothing')
              : count.isSuccess && t('count', { orders: format.number(orders), lines: format.number(lines) })}
            {orders > start.atOnce && ` ${t('later')}`}
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

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: var(--space-3);
`;

const Links = styled.p`
  display: flex;
  gap: var(--space-4);

  > button { min-height: var(--check-line); color: var(--o-link); font-size: var(--o-xs); }
  > button:hover { text-decoration: underline; }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 0 var(--space-3);
`;

const Fault = styled.p`color: var(--danger); font-size: var(--o-xs);`;
