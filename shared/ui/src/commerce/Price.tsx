import { styled } from 'styled-components';
import { MoneyText } from './MoneyText.tsx';
import { usePhrases } from '../hooks/usePhrases.ts';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';

export type PriceProps = {
  /** What is paid now, minor units. */
  now: number;
  /** The price before, shown struck when it is higher; only then is `now` red. */
  was?: number;
  /** A member's price, shown when it is lower than `now`. */
  member?: number;
  /** "from ¥299": the lowest of several. */
  from?: boolean;
  currency?: string;
  size?: 'small' | 'medium' | 'big';
  className?: string;
};

/** A price line as the look has it: now, the old one struck after it, the member's with the word. */
export function Price({ now, was, member, from, currency, size = 'small', className }: PriceProps) {
  const t = usePhrases();
  const lower = was !== undefined && was > now;
  return (
    <Line className={className}>
      {from && <From>{t('price.from')}</From>}
      <Now data-size={size} data-sale={lower || undefined}>
        <MoneyText amount={now} currency={currency} strong />
      </Now>
      {lower && (
        <Was>
          <VisuallyHidden>{t('price.was')} </VisuallyHidden>
          <s>
            <MoneyText amount={was} currency={currency} />
          </s>
        </Was>
      )}
      {member !== undefined && member < now && (
        <Member>
          {t('price.member')} <MoneyText amount={member} currency={currency} strong />
        </Member>
      )}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 10px;
  min-width: 0;
`;

const Now = styled.span`
  color: var(--text);
  line-height: 1.25;

  &[data-size='medium'] { font-size: var(--step-1); }
  &[data-size='big'] { font-size: var(--step-3); letter-spacing: -0.02em; }
  &[data-sale] { color: var(--sale); }
`;

const Was = styled.span`
  position: relative;
  color: var(--text-muted);
  font-size: var(--step--1);
`;

const Member = styled.span`
  color: var(--brand);
  font-size: var(--step--1);
`;

const From = styled.span`
  color: var(--text-muted);
  font-size: var(--step--1);
`;
