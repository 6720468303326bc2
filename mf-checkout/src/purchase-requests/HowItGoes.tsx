import { useShop } from '@mall/platform';
import { Panel } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const steps = ['write', 'look', 'call'] as const;

/** The steps of a request, beside the form, so that buyers know what happens to it. */
export function HowItGoes() {
  const { t } = useTranslation('wanting');
  const shop = useShop();
  return (
    <Panel title={t('how.title')}>
      <Steps>
        {steps.map((step) => (
          <li key={step}>
            <b>{t(`how.${step}.title`)}</b>
            <span>{t(`how.${step}.text`)}</span>
          </li>
        ))}
      </Steps>
      {shop?.mobile && (
        <Call>
          {t('how.phone')} <a href={`tel:${shop.mobile}`}>{shop.mobile}</a>
        </Call>
      )}
    </Panel>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: var(--space-4);
  margin-top: var(--space-4);
  counter-reset: step;

  li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    gap: 0 var(--space-3);
    counter-increment: step;
    font-size: var(--step-ui);
  }
  li::before {
    content: counter(step);
    grid-row: span 2;
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: 50%;
    background: var(--brand-soft);
    color: var(--brand);
    font-size: var(--step--1);
    font-weight: var(--weight-strong);
  }
  span { color: var(--text-muted); font-size: var(--step--1); line-height: 1.5; }
`;

const Call = styled.p`
  margin-top: var(--space-4);
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
  color: var(--text-muted);
  font-size: var(--step--1);

  a { color: var(--text); text-decoration: underline; text-underline-offset: 4px; }
`;
