import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { media, MoneyText, Notice, Picture, Stepper } from '@mall/ui';
import type { ReturnableLine } from './refund-draft.ts';

type RefundLinesProps = {
  lines: readonly ReturnableLine[];
  currency: string;
  error?: string | undefined;
  onChange: (lineId: string, qty: number) => void;
};

/** The quantity of each piece to refund, and its value. */
export function RefundLines({ lines, currency, error, onChange }: RefundLinesProps) {
  const { t } = useTranslation('refunding');
  return (
    <fieldset>
      <Legend>{t('pieces')}</Legend>
      <List>
        {lines.map((line) => (
          <li key={line.id} data-chosen={line.qty > 0 || undefined}>
            <Picture src={line.image} alt="" width={64} height={64} sizes="64px" />
            <div>
              <b>{line.name}</b>
              <small>{line.specText}</small>
            </div>
            <span>
              <Stepper
                label={t('howMany', { name: line.name })}
                value={line.qty}
                min={0}
                max={line.left}
                onChange={(qty) => onChange(line.id, qty)}
              />
              <small>{t('of', { count: line.left })}</small>
            </span>
            <MoneyText amount={line.due} currency={currency} decimals="always" />
          </li>
        ))}
      </List>
      {error !== undefined && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
    </fieldset>
  );
}

const Legend = styled.legend`
  font-size: var(--step-ui);
  font-weight: var(--weight-strong);
`;

const List = styled.ul`
  > li { /* picture, name, how many, worth */
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) auto minmax(104px, auto);
    gap: var(--space-3) var(--space-4);
    align-items: center;
    padding-block: var(--space-3);
    font-size: var(--step-ui);
    text-align: left;
  }
  > li + li { border-top: 1px solid var(--line); }
  > li > :last-child { color: var(--text-muted); text-align: right; }
  > li[data-chosen] > :last-child { color: var(--text); font-weight: var(--weight-strong); }
  > li > span > small { display: block; margin-top: var(--space-1); text-align: center; }
  small { display: block; color: var(--text-muted); font-size: var(--step--1); }
  ${media.phone} {
    > li { grid-template-columns: 64px minmax(0, 1fr) auto; }
    > li > :nth-child(2) { grid-column: 2 / -1; }
    > li > span:not(:last-child) { grid-column: 1 / 3; display: flex; align-items: center; gap: var(--space-3); }
  }
`;
