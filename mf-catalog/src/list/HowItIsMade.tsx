import { media } from '@mall/ui';
import { Hammer, Ruler, Sofa } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** From a listed piece to one made for a home, in three steps. */
export function HowItIsMade() {
  const { t } = useTranslation('lists');
  const steps = [
    { name: 'choose', Icon: Sofa },
    { name: 'measure', Icon: Ruler },
    { name: 'make', Icon: Hammer },
  ] as const;
  return (
    <Steps aria-label={t('custom.how')}>
      {steps.map(({ name, Icon }) => (
        <li key={name}>
          <Icon size={24} strokeWidth={1.5} aria-hidden />
          <div>
            <b>{t(`custom.step.${name}.title`)}</b>
            <p>{t(`custom.step.${name}.text`)}</p>
          </div>
        </li>
      ))}
    </Steps>
  );
}

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-5);
  margin-bottom: var(--space-6);
  padding: var(--space-5);
  border-radius: var(--radius-m);
  background: var(--surface-muted);

  > li { display: flex; gap: var(--space-4); }
  svg { flex: none; color: var(--brand); }
  b { font-weight: var(--weight-strong); }
  p { margin-top: var(--space-1); color: var(--text-muted); font-size: var(--step--1); line-height: 1.5; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: var(--space-4); padding: var(--space-4); }
`;
