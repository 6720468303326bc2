import { Switch } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Facet, type FacetChoice, FacetLinks } from './FacetLinks.tsx';
import { keysOf, type Several, withFilters, withKey } from './filters.ts';
import { PriceFilter } from './PriceFilter.tsx';
import { SpaceFilter } from './SpaceFilter.tsx';
import type { List } from './useList.ts';

/** Every filter of a list: beside it on a wide screen, in a sheet on others. */
export function FilterPanel({ list }: { list: List }) {
  const { t } = useTranslation('catalog');
  const { filters, answer, basis, choose } = list;
  const { brands = [], styles = [], materials = [], price, inStock = 0 } = answer?.facets ?? {};
  const { priceMin, priceMax, maxW, maxD, maxH } = filters;
  return (
    <>
      <CategoryFilter list={list} />
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
      {basis.brandId === undefined && (
        <SeveralFilter list={list} name="brandId" title={t('list.brand')} choices={brands} />
      )}
      <SeveralFilter list={list} name="style" title={t('list.style')} choices={styles.map(byKey)} />
      <SeveralFilter list={list} name="material" title={t('list.material')} choices={materials.map(byKey)} />
      <LeadFilter list={list} />
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

/** The server offers one level; the chosen category is above its children, where it can be removed. */
function CategoryFilter({ list: { answer, categories, filters, hrefOf } }: { list: List }) {
  const { t } = useTranslation('catalog');
  const offered = answer?.facets.categories ?? [];
  const chosen = categories.at(-1);
  const parent = categories.at(-2);
  const among = !chosen || offered.some(({ id }) => id === chosen.id);
  const to = (categoryId: string | undefined) => hrefOf(withFilters(filters, { categoryId }));
  return (
    <FacetLinks
      title={t('list.category')}
      parent={parent && { name: parent.name, href: to(parent.id) }}
      choices={among ? offered : [{ ...chosen, count: answer?.total ?? 0 }, ...offered]}
      chosen={filters.categoryId === undefined ? [] : [filters.categoryId]}
      hrefOf={(id) => to(id === filters.categoryId ? parent?.id : id)}
    />
  );
}

type SeveralProps = { list: List; name: Several; title: string; choices: readonly FacetChoice[] };

/** Any of several brands, styles or materials. */
function SeveralFilter({ list: { filters, hrefOf }, name, title, choices }: SeveralProps) {
  return (
    <FacetLinks
      several
      title={title}
      choices={choices}
      chosen={keysOf(filters[name])}
      hrefOf={(key) => hrefOf(withKey(filters, name, key))}
    />
  );
}

const byKey = ({ key, ...choice }: Omit<FacetChoice, 'id'> & { key: string }): FacetChoice => ({
  id: key,
  ...choice,
});

function LeadFilter({ list: { filters, answer, hrefOf } }: { list: List }) {
  const { t } = useTranslation('catalog');
  const now = filters.leadDays;
  return (
    <FacetLinks
      title={t('list.lead')}
      choices={(answer?.facets.leadTimes ?? []).map(({ days, count }) => ({
        id: String(days),
        name: t('list.sentWithin', { count: days }),
        count,
      }))}
      chosen={now === undefined ? [] : [String(now)]}
      hrefOf={(id) => hrefOf(withFilters(filters, { leadDays: Number(id) === now ? undefined : Number(id) }))}
    />
  );
}

const Line = styled(Switch)`
  display: flex;
  justify-content: space-between;
  font-size: var(--step-ui);
`;
