import { Switch } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Facet, FacetLinks } from './FacetLinks.tsx';
import { withFilters } from './filters.ts';
import { PriceFilter } from './PriceFilter.tsx';
import { SpaceFilter } from './SpaceFilter.tsx';
import type { List } from './useList.ts';

/** Every filter of a list: beside it on a wide screen, in a sheet on others. */
export function FilterPanel({ list: { filters, answer, hrefOf, choose } }: { list: List }) {
  const { t } = useTranslation('catalog');
  const { categories = [], brands = [], price, inStock = 0 } = answer?.facets ?? {};
  const { priceMin, priceMax, maxW, maxD, maxH } = filters;
  return (
    <>
      <FacetLinks
        title={t('list.category')}
        choices={categories}
        chosen={filters.categoryId}
        hrefOf={(categoryId) => hrefOf(withFilters(filters, { categoryId }))}
      />
      <PriceFilter
        key={`price${priceMin}-${priceMax}`}
        min={priceMin}
        max={priceMax}
        bounds={price}
        onChange={(range) => choose(withFilters(filters, range))}
      />
      <SpaceFilter
        key={`space${maxW}-${maxD}-${maxH}`}
        maxW={maxW}
        maxD={maxD}
        maxH={maxH}
        onChange={(space) => choose(withFilters(filters, space))}
      />
      <FacetLinks
        title={t('list.brand')}
        choices={brands}
        chosen={filters.brandId}
        hrefOf={(brandId) => hrefOf(withFilters(filters, { brandId }))}
      />
      <Facet aria-label={t('list.inStock', { count: inStock })}>
        <Line
          label={t('list.inStock', { count: inStock })}
          checked={filters.inStock}
          onChange={(on) => choose(withFilters(filters, { inStock: on }))}
        />
      </Facet>
    </>
  );
}

const Line = styled(Switch)`
  display: flex;
  justify-content: space-between;
  font-size: var(--step-ui);
`;
