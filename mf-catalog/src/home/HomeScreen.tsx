import { Slot, useAppInfo, useShop } from '@mall/platform';
import { Page, VisuallyHidden } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { Banner } from './Banner.tsx';
import { Brands } from './Brands.tsx';
import { BuyerShow } from './BuyerShow.tsx';
import { Categories } from './Categories.tsx';
import { Contact } from './Contact.tsx';
import { Picks } from './Picks.tsx';
import { Promises } from './Promises.tsx';
import { Tiles } from './Tiles.tsx';

/** The front of the mall (spec §2, Home). Each part loads, is empty and fails for itself. */
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
        <Tiles />
        <Categories />
        <Brands />
        <Picks />
        <Slot at="home.seckill" props={{}} />
      </Page>
      <BuyerShow />
      <Page>
        <Contact />
      </Page>
    </>
  );
}
