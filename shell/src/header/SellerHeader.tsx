import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@mall/contract/core/paths';
import { Slot, useSession } from '@mall/platform';
import { media, useMedia } from '@mall/ui';
import { sellerTabOf } from '../menus/seller-tabs.ts';
import { useLeads, useMenu } from '../menus/useMenu.ts';
import { useUnread } from '../menus/useUnread.ts';
import { BackToMall } from './BackToMall.tsx';
import { IconLink } from './IconLink.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { SellerDrawer } from './SellerDrawer.tsx';
import { SellerLogo } from './SellerLogo.tsx';
import { SellerTabs } from './SellerTabs.tsx';
import { useOwnShops } from './useOwnShops.ts';

/**
 * One bar of 56 px: shop logo, the three tabs, search, background jobs, messages, language, the link back to
 * the mall. The parts that do not fit into a narrow window are in the drawer behind the first button; on a
 * phone the bar names the page.
 */
export function SellerHeader() {
  const own = useOwnShops();
  const { user } = useSession();
  const narrow = useMedia(media.narrow);
  const phone = useMedia(media.phone);
  return (
    <Bar>
      {narrow && <SellerDrawer own={own} />}
      {phone ? (
        <PageName />
      ) : (
        <>
          <SellerLogo own={own} />
          <SellerTabs />
        </>
      )}
      <Slot at="office.find" props={{}} />
      <Slot at="office.jobs" props={{}} />
      <Messages />
      {!narrow && (
        <>
          <LanguageMenu />
          <BackToMall />
        </>
      )}
      {user && !phone && <Who title={user.name}>{user.name.slice(0, 1)}</Who>}
    </Bar>
  );
}

/** The page's name in its menu; a page without a menu line has the name of its tab. */
function PageName() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const entry = useMenu('seller').find(({ path }) => path === pathname);
  return <Name>{entry?.label ?? t(`seller.${sellerTabOf(pathname)}`)}</Name>;
}

function Messages() {
  const { t } = useTranslation('shell');
  const leads = useLeads();
  const count = useUnread();
  if (count === undefined || !leads(paths.sellerMessages())) return null;
  return (
    <IconLink to={paths.sellerMessages()} label={t('header.messages', { count })} count={count}>
      <Bell size={20} aria-hidden />
    </IconLink>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--layer-sticky);
  display: flex;
  align-items: center;
  gap: var(--space-5);
  height: calc(56px + env(safe-area-inset-top));
  padding: env(safe-area-inset-top) max(var(--space-5), env(safe-area-inset-right)) 0 max(var(--space-5), env(safe-area-inset-left));
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  font-size: var(--step--1);

  ${media.belowDesk} { gap: var(--space-3); }
  ${media.narrow} {
    padding-inline: max(var(--space-3), env(safe-area-inset-left)) max(var(--space-3), env(safe-area-inset-right));
  }
  ${media.phone} {
    gap: var(--space-1);
    padding-inline: max(var(--space-2), env(safe-area-inset-left)) max(var(--space-2), env(safe-area-inset-right));
  }
`;

const Name = styled.b`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  font-size: var(--step-1);
  font-weight: var(--weight-strong);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Who = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  background: var(--brand-soft);
  color: var(--brand);
  font-weight: var(--weight-strong);
`;
