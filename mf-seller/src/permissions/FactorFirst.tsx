import { ButtonLink } from '@mall/ui';
import { OfficeCard, OfficePage } from '@mall/ui/office';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/**
 * What an owner sees before they have a second factor, where the mall requires one: why, and the way to it. `at` is an
 * address of the mall, which may be another site than this page's.
 */
export function FactorFirst({ at }: { at: string }) {
  const { t } = useTranslation('seller');
  return (
    <OfficePage title={t('factor.title')}>
      <OfficeCard>
        <Middle>
          <ShieldCheck size={24} strokeWidth={1.5} aria-hidden />
          <h2>{t('factor.why')}</h2>
          <p>{t('factor.how')}</p>
          <ButtonLink tone="primary" to={at}>
            {t('factor.go')}
          </ButtonLink>
        </Middle>
      </OfficeCard>
    </OfficePage>
  );
}

const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-6) var(--space-4);
  text-align: center;

  > svg {
    padding: var(--space-3);
    box-sizing: content-box;
    border-radius: var(--radius-m);
    background: var(--o-inset);
  }
  > p { max-width: 56ch; color: var(--text-muted); }
`;
