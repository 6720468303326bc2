import { Badge, MoneyText, Price, useFormat, VisuallyHidden } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Price as Quoted } from './useQuote.ts';

/** The price of the choice; it stays while the next is loading, and screen readers announce the next one. */
export function Figures({ price, waiting }: { price: Quoted; waiting: boolean }) {
  const { t } = useTranslation('package');
  const format = useFormat();
  const spoken = { price: format.money(price.price), saving: format.money(price.saving) };
  return (
    <Numbers data-waiting={waiting || undefined} aria-busy={waiting || undefined}>
      <Price size="big" now={price.price} was={price.pieces} />
      <p>
        {price.saving > 0 && (
          <Badge tone="saleSoft">{t('sum.saves', { amount: format.money(price.saving) })}</Badge>
        )}
        {price.memberPrice < price.price && (
          <span>
            {t('sum.member')} <MoneyText amount={price.memberPrice} strong />
          </span>
        )}
      </p>
      <VisuallyHidden role="status">{waiting ? '' : t('sum.now', spoken)}</VisuallyHidden>
    </Numbers>
  );
}

const Numbers = styled.div`
  position: relative;
  margin: var(--space-1) 0 var(--space-5);
  padding-bottom: var(--space-5);
  border-bottom: 1px solid var(--line);
  transition: opacity var(--fast) var(--ease);

  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    margin-top: var(--space-1);
    color: var(--brand);
    font-size: var(--step--1);
  }
  &[data-waiting] { opacity: 0.55; }
`;
