import { useQueryOf } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { SaleFilters } from '../SaleFilters.tsx';
import type { MallPackages } from './useMallPackages.ts';

/** A category of packages. */
export function PackageFilters({ packages }: { packages: MallPackages }) {
  const { t } = useTranslation('mallPackages');
  const { data } = useQueryOf('mallPackage.categories', {}, { staleTime: 60_000 });
  return (
    <SaleFilters
      list={packages}
      category={{
        label: t('category'),
        any: t('anyCategory'),
        options: (data ?? []).map(({ id, name }) => ({ value: id, label: name })),
      }}
    />
  );
}
