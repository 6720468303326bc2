import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { Slot } from '@mall/platform';
import { IconButton, Tabs } from '@mall/ui';
import { useModal } from '@mall/ui/office';
import { type SellerTab, sellerTabOf } from '../menus/seller-tabs.ts';
import { useSellerTabs } from '../menus/useSellerTabs.ts';
import { SellerPages } from '../sidebar/SellerPages.tsx';
import { BackToMall } from './BackToMall.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { SellerLogo } from './SellerLogo.tsx';
import type { OwnShops } from './useOwnShops.ts';

/** The button and drawer for the parts of the office's frame that do not fit into a narrow window. */
export function SellerDrawer({ own }: { own: OwnShops }) {
  const { t } = useTranslation('shell');
  const { t: ui } = useTranslation('ui');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const modal = useModal(open, close);
  return (
    <>
      <IconButton
        label={t('header.menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Menu size={20} aria-hidden />
      </IconButton>
      <Frame
        {...modal}
        aria-label={t('header.menu')}
        onClick={(event) => {
          modal.onClick(event);
          if (event.target instanceof Element && leadsAway(event.target)) close();
        }}
      >
        {open && (
          <div>
            <Head>
              <SellerLogo own={own} />
              <IconButton label={ui('dialog.close')} onClick={close}>
                <X size={20} aria-hidden />
              </IconButton>
            </Head>
            <Places />
            <Foot>
              <Slot at="office.help" props={{}} />
              <LanguageMenu />
              <BackToMall />
            </Foot>
          </div>
        )}
      </Frame>
    </>
  );
}

/** A page link or a control that opens a dialog: the drawer closes for both. */
const leadsAway = (target: Element): boolean => target.closest('a, [data-slot] button') !== null;

/** All pages by tab, starting with the tab of the current page; choosing another tab opens no page. */
function Places() {
  const { t } = useTranslation('shell');
  const tabs = useSellerTabs();
  const { pathname } = useLocation();
  const [tab, setTab] = useState<SellerTab>(sellerTabOf(pathname));
  return (
    <Tabs
      label={t('seller.tabs')}
      tabs={tabs.map(({ group }) => ({ id: group, label: t(`seller.${group}`) }))}
      value={tab}
      onChange={setTab}
    >
      <SellerPages tab={tab} />
    </Tabs>
  );
}

const slide = keyframes`from { transform: translateX(-40px); opacity: 0; }`;

/* Its rules are in the page before it opens, like those of the kit's dialogs. */
const Frame = styled.dialog`
  width: min(320px, calc(100vw - var(--control)));
  height: 100dvh;
  max-height: none;
  margin: 0 auto 0 0;
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow-3);
  font-size: var(--step-ui);

  &::backdrop { background: var(--overlay); }
  &[data-shown] { display: flex; animation: ${slide} var(--slow) var(--ease); }
  > div {
    display: flex;
    flex-direction: column;
    flex: 1;
    min-width: 0;
    padding: env(safe-area-inset-top) 0 env(safe-area-inset-bottom) env(safe-area-inset-left);
  }
  > div > :nth-child(2) { display: flex; flex-direction: column; flex: 1; min-height: 0; }
  [role='tablist'] { flex: none; gap: 0; padding-inline: var(--space-2); }
  [role='tablist'] > button { flex: 1; justify-content: center; }
  [role='tabpanel'] { flex: 1; overflow-y: auto; overscroll-behavior: contain; padding-top: 0; }
  nav { display: grid; gap: 2px; padding: var(--space-3) var(--space-2); }
  nav a, [data-slot] button {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: var(--control);
    padding-inline: var(--space-3);
    border-radius: var(--radius-s);
    color: var(--text-muted);
  }
  nav a[aria-current] { background: var(--brand-soft); color: var(--brand); font-weight: var(--weight-strong); }
  nav small { margin-left: auto; font-variant-numeric: tabular-nums; }
  :focus-visible { outline-offset: -2px; }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  flex: none;
  padding: 0 var(--space-2) 0 var(--space-4);
`;

const Foot = styled.div`
  display: grid;
  flex: none;
  padding: var(--space-2);
  border-top: 1px solid var(--line);

  > :is(a, button) { gap: var(--space-3); padding-inline: var(--space-3); }
`;
