import { media, Section } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const steps = ['apply', 'talk', 'open', 'sell'] as const;

/** From the application to the first sale, before anybody applies. */
export function HowItGoes() {
  const { t } = useTranslation('openShop');
  return (
    <Section title={t('how')} size="part" flush>
      <Steps>
        {steps.map((step, index) => (
          <li key={step}>
            <b aria-hidden="true">{index + 1}</b>
            <h3>{t(`step.${step}.title`)}</h3>
            <p>{t(`step.${step}.text`)}</p>
          </li>
        ))}
      </Steps>
    </Section>
  );
}

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-5);

  > li { padding-top: var(--space-4); border-top: 1px solid var(--line-strong); }
  b { color: var(--brand); font: var(--weight-display) var(--step-3) / 1 var(--font-display); }
  h3 { margin-top: var(--space-3); font-size: var(--step-ui); }
  p { margin-top: var(--space-1); color: var(--text-muted); font-size: var(--step-ui); line-height: 1.5; }
  ${media.belowDesk} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: var(--space-4); }
`;
