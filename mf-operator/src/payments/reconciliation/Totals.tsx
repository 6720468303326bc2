import type { Output } from '@mall/contract/operations';
import { lineOutcomes } from '@mall/contract/trade/reconciliation';
import { useFormat } from '@mall/ui';
import { KeyValues, OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

type Props = { file: Output<'mallReconciliation.detail'> };

/** The file, the mall and the difference in each currency, and how many lines there are of each result. */
export function Totals({ file: { totals, counts } }: Props) {
  const { t } = useTranslation('mallReconciliation');
  const format = useFormat();
  const counted = lineOutcomes.filter((outcome) => (counts[outcome] ?? 0) > 0);
  return (
    <Cards>
      {totals.map(({ currency, ...sums }) => (
        <OfficeCard key={currency} title={t('totals', { currency })}>
          <KeyValues
            entries={(['file', 'mall', 'difference', 'fees'] as const).map((name) => ({
              id: name,
              name: t(`total.${name}`),
              value: format.money(sums[name], { currency, decimals: 'always' }),
            }))}
          />
        </OfficeCard>
      ))}
      {counted.length > 0 && (
        <OfficeCard title={t('results')}>
          <KeyValues
            entries={counted.map((outcome) => ({
              id: outcome,
              name: t(`outcome.${outcome}`),
              value: format.number(counts[outcome] ?? 0),
            }))}
          />
        </OfficeCard>
      )}
    </Cards>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: var(--space-4);
  align-items: start;
`;
