import { MoneyText, SummaryRows, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { exampleOf } from '../profits/receipt.ts';
import type { Terms } from '../useTerms.ts';

/** A sofa for ¥6,880.00, as an example. */
const price = 688_000;

/** One sale worked out: what it earns the promoter who sent the link, and the one who invited them. */
export function Example({ terms }: { terms: Terms }) {
  const { t } = useTranslation('distribution');
  const format = useFormat();
  const { firstBps: bps, secondBps: above } = terms;
  const { first, second } = exampleOf(price, { first: bps, second: above });
  return (
    <Paper aria-label={t('example.title')}>
      <p>{t('example.title')}</p>
      <SummaryRows
        decimals="always"
        rows={[
          { id: 'price', label: t('example.price'), amount: price },
          { id: 'rate', label: t('example.rate'), content: `× ${format.percent(bps)}` },
        ]}
      />
      <strong>
        <small>{t('example.yours')}</small>
        <MoneyText amount={first} decimals="always" />
      </strong>
      <p>
        {t('example.second', {
          rate: format.percent(above),
          amount: format.money(second, { decimals: 'always' }),
        })}
      </p>
    </Paper>
  );
}

const Paper = styled.aside`
  padding: var(--space-5);
  border-radius: var(--radius-l);
  background: var(--brand-soft);

  > p { color: var(--text-muted); font-size: var(--step--1); }
  dl { margin-top: var(--space-3); }
  > strong {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-2);
    margin: var(--space-2) 0 var(--space-3);
    padding-top: var(--space-3);
    border-top: 1px solid var(--line-strong);
    color: var(--brand);
    font: var(--weight-display) var(--step-4) / 1.2 var(--font-display);
  }
  > strong > small { color: var(--text); font: var(--weight-strong) var(--step-ui) / 1.4 var(--font); }
`;
