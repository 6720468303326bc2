import { styled } from 'styled-components';
import { MoneyText } from './MoneyText.tsx';
import { usePhrases } from '../hooks/usePhrases.ts';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';

export type PriceProps = {
  /** The price to pay now, in minor units. */
  now: number;
  /** The previous price, struck through when it is higher; only then is `now` red. */
  was?: number;
  /** The member price, displayed when it is lower than `now`. */
  member?: number;
  /** "from ¥299": the lowest of several prices. */
  from?: boolean;
  currency?: string;
  size?: 'small' | 'medium' | 'big';
  className?: string;
};

/**
 * A price line as the look defines it: the current price, the old one struck through, the labelled member
 * price.
 */
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
