import { PackageList } from '@mall/office/drafts/packages';
import { Button } from '@mall/ui';
import { FolderPen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaleViews } from '../SaleFilters.tsx';
import { CategoriesDialog } from './CategoriesDialog.tsx';
import { mallPackageKind } from './mall-package-kind.ts';
import { PackageFilters } from './PackageFilters.tsx';
import { useMallPackages } from './useMallPackages.ts';

/** The mall's own packages: what shoppers see of them, and drafts. */
export function PackagesScreen() {
  const { t } = useTranslation('mallPackages');
  const packages = useMallPackages();
  const [naming, setNaming] = useState(false);
  return (
    <PackageList
      kind={mallPackageKind}
      list={packages}
      title={t('title')}
      none={{ title: t('none'), reason: t('noneReason') }}
      filters={<PackageFilters packages={packages} />}
      views={<SaleViews saved={packages.views} nameOf={(id) => t(`view.${id}`)} />}
      tools={
        <>
          <Button
            icon={<FolderPen size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => setNaming(true)}
          >
            {t('categories.open')}
          </Button>
          {naming && <CategoriesDialog onClose={() => setNaming(false)} />}
        </>
      }
    />
  );
}
