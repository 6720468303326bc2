import { officePaths } from '@mall/contract/office-paths';
import { useMay } from '@mall/platform';
import { ButtonLink, useFormat } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OwnPackagesTable } from './OwnPackagesTable.tsx';
import { useOwnPackages } from './useOwnPackages.ts';

/** The shop's own whole-house packages with their review. */
export function OwnPackagesScreen() {
  const { t } = useTranslation('ownPackages');
  const format = useFormat();
  const packages = useOwnPackages();
  const mayEdit = useMay('package.edit');
  return (
    <OfficePage
      title={t('title')}
      sub={t('sub', { count: packages.total, total: format.number(packages.total) })}
      actions={
        mayEdit && (
          <ButtonLink
            tone="primary"
            to={officePaths.packageForm()}
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          >
            {t('add')}
          </ButtonLink>
        )
      }
    >
      <OwnPackagesTable packages={packages} title={t('title')} />
    </OfficePage>
  );
}
