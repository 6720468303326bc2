import { Slot } from '@mall/platform';
import { Page } from '@mall/ui';
import { BuyerShow } from './BuyerShow.tsx';
import { Contact } from './Contact.tsx';
import { Packages } from './Packages.tsx';
import { Picks } from './Picks.tsx';

/** The home page below its first windows: picks, the flash sale, the buyer show, the shop's contact. */
export function BelowTheFold() {
  return (
    <>
      <Page>
        <Picks />
        <Slot at="home.seckill" props={{}} />
        <Packages />
      </Page>
      <BuyerShow />
      <Page>
        <Contact />
      </Page>
    </>
  );
}
