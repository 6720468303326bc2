import { paths } from '@mall/contract/core/paths';
import { locale } from '@mall/platform';
import { Breadcrumbs, EmptyMessage, FailedSection, Page, Skeleton } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePageHeading } from '../usePageHeading.ts';
import { BrandCards } from './BrandCards.tsx';
import { BrandTools } from './BrandTools.tsx';
import { type Asked, brandsOf, readAsked, writeAsked } from './pavilion.ts';
import { useBrands } from './useBrands.ts';

/**
 * The brand pavilion (spec §2, /brandList): every brand, found by name, by letter or by its number of
 * products.
 */
export function BrandListScreen() {
  const { t } = useTranslation('brand');
  const { t: says } = useTranslation('catalog');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const brands = useBrands();
  const asked = readAsked(params);
  usePageHeading(t('title'));

  const hrefOf = (next: Asked) => `${paths.brandList()}?${writeAsked(next)}`.replace(/\?$/, '');
  const all = brands.data ?? [];
  const shown = brandsOf(all, asked, locale());
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      above={
        <Breadcrumbs crumbs={[{ label: says('crumb.home'), to: paths.home() }, { label: t('title') }]} />
      }
    >
      {brands.isPending && <Skeleton kind="cards" columns={3} rows={6} />}
      {brands.isError && <FailedSection onRetry={() => void brands.refetch()} height={520} />}
      {brands.isSuccess && all.length === 0 && (
        <EmptyMessage
          title={t('empty.title')}
          reason={t('empty.reason')}
          action={{ label: t('empty.products'), to: paths.productCenter() }}
        />
      )}
      {all.length > 0 && (
        <>
          <BrandTools
            brands={all}
            asked={asked}
            found={shown.length}
            hrefOf={hrefOf}
            onFind={(keyword) =>
              void navigate(hrefOf({ ...asked, keyword, letter: undefined }), { replace: true })
            }
          />
          {shown.length > 0 ? (
            <BrandCards brands={shown} />
          ) : (
            <EmptyMessage
              title={t('empty.none')}
              reason={t('empty.other')}
              action={{ label: t('empty.clear'), to: paths.brandList() }}
            />
          )}
        </>
      )}
    </Page>
  );
}
