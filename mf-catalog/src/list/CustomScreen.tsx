import { paths } from '@mall/contract/core/paths';
import { opens } from '@mall/platform';
import { Breadcrumbs, ButtonLink, Page } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { usePageHeading } from '../usePageHeading.ts';
import { BespokeCards } from './BespokeCards.tsx';
import type { Basis } from './filters.ts';
import { HowItIsMade } from './HowItIsMade.tsx';
import { NoResults } from './NoResults.tsx';
import { ProductList } from './ProductList.tsx';
import { useList } from './useList.ts';

const basis: Basis = { flag: 'custom' };

/**
 * Design high-end (decisions 2.22, /product/customizedProduct): products made to measure, and the request for
 * more.
 */
export function CustomScreen() {
  const { t } = useTranslation('lists');
  const { t: says } = useTranslation('catalog');
  const list = useList('product.list', basis);
  const title = t('custom.title');
  usePageHeading(title);
  return (
    <Page
      wide
      title={title}
      lead={t('custom.lead')}
      above={<Breadcrumbs crumbs={[{ label: says('crumb.home'), to: paths.home() }, { label: title }]} />}
    >
      <HowItIsMade />
      <ProductList
        list={list}
        empty={<NoResults list={list} action={{ label: says('list.all'), to: paths.productCenter() }} />}
        draw={(cards, stale) => <BespokeCards cards={cards} stale={stale} />}
      />
      {opens(paths.wantBuy()) && (
        <Wanted>
          <div>
            <h2>{t('custom.wanted.title')}</h2>
            <p>{t('custom.wanted.text')}</p>
          </div>
          <ButtonLink tone="primary" to={paths.wantBuy()}>
            {t('custom.wanted.action')}
          </ButtonLink>
        </Wanted>
      )}
    </Page>
  );
}

const Wanted = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-5);
  margin-top: var(--space-8);
  padding: var(--space-6);
  border-radius: var(--radius-m);
  background: var(--brand-soft);

  h2 { font: var(--weight-display) var(--step-2) / 1.24 var(--font-display); }
  p { margin-top: var(--space-1); max-width: var(--measure); color: var(--text-muted); }
`;
