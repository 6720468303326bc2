import { paths } from '@mall/contract/core/paths';
import { Button } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { Lines } from './Lines.tsx';

/** Leads to the member's own security page; it opens in a tab of its own, so that this page stays where it is. */
export function SecondFactor({ isRequired, onDone }: { isRequired: boolean; onDone: () => void }) {
  const { t } = useTranslation('setup');
  return (
    <OfficeCard title={t('factor.title')}>
      <Lines>
        <p>{t(isRequired ? 'factor.required' : 'factor.reason')}</p>
        <a href={paths.memberProfile({ part: 'security' })} target="_blank" rel="noreferrer">
          {t('factor.go')}
        </a>
        <Button onClick={onDone}>{t('factor.done')}</Button>
      </Lines>
    </OfficeCard>
  );
}
