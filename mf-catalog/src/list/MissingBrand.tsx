import { brandRecommendSize } from '@mall/contract/core/limits';
import { paths } from '@mall/contract/core/paths';
import { opens, useQueryOf } from '@mall/platform';
import { EmptyMessage, Page, Section } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { BrandGrid, BrandMark } from '../BrandMark.tsx';
import { usePageHeading } from '../usePageHeading.ts';

/** A brand that does not exist (any more), with a list of others. */
export function MissingBrand() {
  const { t } = useTranslation('lists');
  const { t: says } = useTranslation('catalog');
  usePageHeading(t('brand.missing'));
  const others = useQueryOf('brand.recommended', { page: 1, size: brandRecommendSize }, { quiet: true });
  const list = others.data?.list ?? [];
  return (
    <Page title={t('brand.missing')}>
      <EmptyMessage
        title={t('brand.gone')}
        reason={t('brand.reason')}
        action={
          opens(paths.brandList())
            ? { label: t('brand.all'), to: paths.brandList() }
            : { label: says('list.all'), to: paths.productCenter() }
        }
      />
      {list.length > 0 && (
        <Section size="part" title={t('brand.others')}>
          <BrandGrid>
            {list.map((brand, index) => (
              <BrandMark key={brand.id} brand={brand} manner={index} />
            ))}
          </BrandGrid>
        </Section>
      )}
    </Page>
  );
}
