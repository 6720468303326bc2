import { Page, FailedSection, SkeletonBox } from '@mall/ui';
import { useSearchParams } from 'react-router-dom';
import { lazySection } from '../lazy-section.tsx';
import { BrandGoods } from './BrandGoods.tsx';
import { useBrand } from './useBrand.ts';

/** One brand and its products (spec §2, /brandGoods?brandId=); brand 50 is the small items. */
export function BrandGoodsScreen() {
  const [params] = useSearchParams();
  const state = useBrand(params.get('brandId') ?? '');
  switch (state.status) {
    case 'loading':
      return (
        <Page>
          <div aria-busy="true">
            <SkeletonBox height={360} />
          </div>
        </Page>
      );
    case 'missing':
      return <MissingBrand />;
    case 'failed':
      return (
        <Page>
          <FailedSection onRetry={state.retry} autoRetrySeconds={15} height={640} />
        </Page>
      );
    case 'ready':
      return <BrandGoods key={state.brand.id} brand={state.brand} />;
  }
}

const MissingBrand = lazySection(
  () => import('./MissingBrand.tsx').then((m) => ({ Component: m.MissingBrand })),
  640,
);
