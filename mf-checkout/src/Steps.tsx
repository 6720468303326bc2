import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@mall/contract/core/paths';

const steps = ['cart', 'confirm', 'pay'] as const;

/** Cart, confirm, pay: the current step, and the link back to the cart. */
export function Steps({ at }: { at: (typeof steps)[number] }) {
  const { t } = useTranslation('checkout');
  return (
    <List aria-label={t('steps.label')}>
      {steps.map((step, index) => (
        <Fragment key={step}>
          {index > 0 && (
            <li aria-hidden="true">
              <ChevronRight size={16} strokeWidth={1.5} />
            </li>
          )}
          <li aria-current={step === at ? 'step' : undefined}>
            {step === 'cart' && at === 'confirm' ? (
              <Link to={paths.cart()}>{t('steps.cart')}</Link>
            ) : (
              t(`steps.${step}`)
            )}
          </li>
        </Fragment>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  min-height: var(--control);
  margin-top: var(--space-3);
  color: var(--text-muted);
  font-size: var(--step-ui);

  > [aria-current] { color: var(--text); font-weight: var(--weight-strong); }
  a { padding-block: var(--space-2); }
  a:hover { color: var(--brand); }
`;
