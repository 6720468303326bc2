import { PackageList } from '@mall/office/drafts/packages';
import { useTranslation } from 'react-i18next';
import { packageKind } from './package-kind.ts';
import { useOwnPackages } from './useOwnPackages.ts';

/** The shop's own whole-house packages with their review. */
export function OwnPackagesScreen() {
  const { t } = useTranslation('ownPackages');
  return <PackageList kind={packageKind} list={useOwnPackages()} title={t('title')} />;
}
