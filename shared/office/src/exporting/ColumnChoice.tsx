import { type ExportColumn, exportColumns, usualColumns } from '@mall/contract/trade/order-export';
import { Checkbox } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

type Props = { value: readonly ExportColumn[]; onChange: (columns: readonly ExportColumn[]) => void };

/** The columns of a file; their order is fixed, whatever the order in which they are ticked. */
export function ColumnChoice({ value, onChange }: Props) {
  const { t } = useTranslation('exporting');
  const toggle = (column: ExportColumn, on: boolean) =>
    onChange(exportColumns.filter((one) => (one === column ? on : value.includes(one))));
  return (
    <fieldset>
      <legend>{t('columns')}</legend>
      <Links>
        <button type="button" onClick={() => onChange(exportColumns)}>
          {t('all')}
        </button>
        <button type="button" onClick={() => onChange(usualColumns)}>
          {t('usual')}
        </button>
      </Links>
      <Columns>
        {exportColumns.map((column) => (
          <Checkbox
            key={column}
            label={t(`column.${column}`)}
            checked={value.includes(column)}
            onChange={(on) => toggle(column, on)}
          />
        ))}
      </Columns>
      {value.length === 0 && <Fault role="alert">{t('noColumn')}</Fault>}
    </fieldset>
  );
}

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
