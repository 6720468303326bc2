import { useQueryOf } from '@mall/platform';
import { media, SelectField } from '@mall/ui';
import { Push, ViewMenu } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { MallPackages } from './useMallPackages.ts';

const standing = [
  { id: 'all', query: '' },
  { id: 'onSale', query: 'sale=on' },
  { id: 'offSale', query: 'sale=off' },
  { id: 'draft', query: 'tab=draft' },
  { id: 'removed', query: 'tab=removed' },
] as const;

/** A category of packages, and the saved views. */
export function PackageFilters({ packages }: { packages: MallPackages }) {
  const { t } = useTranslation('mallPackages');
  const { data } = useQueryOf('mallPackage.categories', {}, { staleTime: 60_000 });
  return (
    <>
      <Category
        label={t('category')}
        hideLabel
        value={packages.asked.category}
        empty={t('anyCategory')}
        options={(data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(category) => packages.ask({ category })}
      />
      <Push>
        <ViewMenu
          views={standing.map(({ id, query }) => ({ id, name: t(`view.${id}`), query }))}
          {...packages.views}
        />
      </Push>
    </>
  );
}

const Category = styled(SelectField)`
  width: 190px;
  ${media.phone} { flex: 1 1 140px; width: auto; }
`;
