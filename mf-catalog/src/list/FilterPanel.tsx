import { Switch } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Facet, type FacetChoice, FacetLinks } from './FacetLinks.tsx';
import { withFilters } from './filters.ts';
import { PriceFilter } from './PriceFilter.tsx';
import { SpaceFilter } from './SpaceFilter.tsx';
import type { List } from './useList.ts';

/** What the server offers is one level; the chosen category stands above its own, to be taken away again. */
const categoryChoices = ({ answer, categories }: List): FacetChoice[] => {
  const offered = answer?.facets.categories ?? [];
  const chosen = categories.at(-1);
  if (!chosen || offered.some(({ id }) => id === chosen.id)) return offered;
  return [{ ...chosen, count: answer?.total ?? 0 }, ...offered];
};

/** Every filter of a list: beside it on a wide screen, in a sheet on others. */
export function FilterPanel({ list }: { list: List }) {
  const { t } = useTranslation('catalog');
  const { filters, answer, hrefOf, choose } = list;
  const { brands = [], price, inStock = 0 } = answer?.facets ?? {};
  const { priceMin, priceMax, maxW, maxD, maxH } = filters;
  return (
    <>
      <FacetLinks
        title={t('list.category')}
        parent={list.categories.at(-2)}
        choices={categoryChoices(list)}
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
