import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { OfficeCard, OfficePage } from '@mall/ui/office';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Middle } from './Closed.tsx';

/** A page that this operator may not open: the permission that it needs, and who gives it. */
export function Denied({ needs }: { needs: OperatorPermission }) {
  const { t } = useTranslation('operator');
  return (
    <OfficePage title={t('denied.title')}>
      <OfficeCard>
        <Middle>
          <Lock size={24} strokeWidth={1.5} aria-hidden />
          <p>{t('denied.needs', { permission: t(`permission.${needs}`) })}</p>
          <p>{t('denied.help')}</p>
        </Middle>
      </OfficeCard>
    </OfficePage>
  );
}
