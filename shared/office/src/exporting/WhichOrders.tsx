import { SelectField, TextField } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type ExportForm, spans, tabs } from './export-filter.ts';

type Props = { form: ExportForm; backwards: boolean; onChange: (change: Partial<ExportForm>) => void };

/** The orders to export, by state and by the days in which they were placed. */
export function WhichOrders({ form, backwards, onChange }: Props) {
  const { t } = useTranslation('exporting');
  return (
    <Fields>
      <SelectField
        label={t('which')}
        value={form.tab}
        options={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
        onChange={(tab) => onChange({ tab: tab === '' ? 'all' : tab })}
      />
      <SelectField
        label={t('when')}
        value={form.span}
        options={spans.map((value) => ({ value, label: t(`span.${value}`) }))}
        onChange={(span) => onChange({ span: span === '' ? 'all' : span })}
      />
      {form.span === 'days' && (
        <>
          <TextField
            type="date"
            label={t('from')}
            value={form.from}
            onChange={(from) => onChange({ from })}
          />
          <TextField
            type="date"
            label={t('to')}
            value={form.to}
            error={backwards ? t('backwards') : undefined}
            onChange={(to) => onChange({ to })}
          />
        </>
      )}
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: var(--space-3);
`;
