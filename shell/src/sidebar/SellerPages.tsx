import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@mall/contract/core/paths';
import { MenuIcon } from '../menus/icons.tsx';
import { type SellerTab, sellerTabOf } from '../menus/seller-tabs.ts';
import { useMenu } from '../menus/useMenu.ts';
import { useUnread } from '../menus/useUnread.ts';

/**
 * The pages of one tab of the office; the current one is marked, or the list of an open form; beside the
 * messages, the unread count.
 */
export function SellerPages({ tab }: { tab: SellerTab }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const unread = useUnread() ?? 0;
  const entries = useMenu('seller').filter((entry) => sellerTabOf(entry.path) === tab);
  return (
    <nav aria-label={t(`seller.${tab}`)}>
      {entries.map((entry) => (
        <Link
          key={entry.path}
          to={entry.path}
          title={entry.label}
          aria-current={entry.path === pathname ? 'page' : entry.below?.includes(pathname) || undefined}
        >
          <MenuIcon name={entry.icon} />
          <span>{entry.label}</span>
          {entry.path === paths.sellerMessages() && unread > 0 && <small>{unread}</small>}
        </Link>
      ))}
    </nav>
  );
}
