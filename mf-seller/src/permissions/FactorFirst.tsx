import { ButtonLink } from '@mall/ui';
import { OfficeCard, OfficePage } from '@mall/ui/office';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Middle } from './Middle.ts';

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
