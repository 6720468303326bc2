import { useAppInfo, useShop } from '@mall/platform';
import { Page, VisuallyHidden } from '@mall/ui';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigationType } from 'react-router-dom';
import { lazySection } from '../lazy-section.tsx';
import { Banner } from './Banner.tsx';
import { Brands } from './Brands.tsx';
import { Categories } from './Categories.tsx';
import { Promises } from './Promises.tsx';
import { Tiles } from './Tiles.tsx';

/** The home page of the mall (spec §2, Home). Each part has its own loading, empty and failed state. */
export function HomeScreen() {
  const { t } = useTranslation('catalog');
  const shop = useShop();
  const app = useAppInfo();
  return (
    <>
      <VisuallyHidden as="h1" tabIndex={-1}>
        {t('home.title', { mall: shop?.storeName ?? app?.shop_name ?? '' })}
      </VisuallyHidden>
      <Banner />
      <Page>
        <Promises />
        <BelowFirstWindow />
      </Page>
      <BelowTheFold />
    </>
  );
}

/** Drawn one frame after the first window. A returning visitor finds the page as tall as they left it. */
function BelowFirstWindow() {
  const isReturn = useNavigationType() === 'POP';
  const isDrawn = useDeferredValue(true, isReturn);
  if (!isDrawn) return <div style={{ minHeight: 1400 }} />;
  return (
    <>
      <Tiles />
      <Categories />
      <Brands />
    </>
  );
}

const BelowTheFold = lazySection(
  () => import('./BelowTheFold.tsx').then((m) => ({ Component: m.BelowTheFold })),
  2400,
);
