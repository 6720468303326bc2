import { Notice } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';

type Props = { isOperator: boolean; refusal: string | undefined };

/** Somebody who is no operator, one who may not see settings, or no answer. */
export function NotAllowed({ isOperator, refusal }: Props) {
  const { t } = useTranslation('operator');
  if (isOperator)
    return (
      <OfficeCard title={t('denied.title')}>
        <Notice>{t('denied.needs', { permission: t('permission.settings.view') })}</Notice>
      </OfficeCard>
    );
  const why = refusal === 'access.denied' ? 'noOperator' : 'failed';
  return (
    <OfficeCard title={t(`closed.${why}.title`)}>
      <Notice tone="warning">{t(`closed.${why}.reason`)}</Notice>
    </OfficeCard>
  );
}
