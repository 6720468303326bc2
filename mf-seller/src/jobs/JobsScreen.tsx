import { officePaths } from '@mall/contract/seller/office-paths';
import { JobsPage, useMayWork } from '@mall/office/jobs';
import { useMay } from '@mall/platform';
import { ButtonLink, Notice } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { FileUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Every export and import of the shop, for who may do any. */
export function JobsScreen() {
  const { t } = useTranslation('jobs');
  const may = useMayWork();
  const mayImport = useMay('goods.price');
  if (!may)
    return (
      <OfficePage title={t('page.title')}>
        <Notice tone="warning">{t('page.notPermitted')}</Notice>
      </OfficePage>
    );
  return (
    <JobsPage
      orders={officePaths.orders()}
      actions={
        mayImport && (
          <ButtonLink to={officePaths.priceImport()} icon={<FileUp size={16} aria-hidden />}>
            {t('page.import')}
          </ButtonLink>
        )
      }
    />
  );
}
