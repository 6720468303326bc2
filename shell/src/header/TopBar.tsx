import { ClipboardList, Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { frame } from '@mall/contract/limits';
import { paths } from '@mall/contract/paths';
import { IconButton, media } from '@mall/ui';
import { useLeads } from '../menus/useMenu.ts';
import { CartButton } from './CartButton.tsx';
import { IconLink } from './IconLink.tsx';
import { Logo } from './Logo.tsx';
import { MenuSheet } from './MenuSheet.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useScrolledPast } from './useScrolledPast.ts';

/** Takes over when header and navigation have left the window (118 px). */
export function TopBar() {
  const { t } = useTranslation('shell');
  const leads = useLeads();
  const shown = useScrolledPast(frame.topBarFrom);
  const [menuOpen, setMenuOpen] = useState(false);
  if (!shown && !menuOpen) return null;
  return (
    <Bar role="region" aria-label={t('topBar.label')}>
      <div>
        <IconButton label={t('header.menu')} aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
          <MenuIcon size={20} aria-hidden />
        </IconButton>
        <Logo small />
        <SearchBox />
        {leads(paths.wantBuy()) && (
          <IconLink to={paths.wantBuy()} label={t('rightBar.questionnaire')}>
            <ClipboardList size={20} aria-hidden />
          </IconLink>
        )}
        {leads(paths.cart()) && <CartButton plain />}
      </div>
      <MenuSheet open={menuOpen} onClose={() => setMenuOpen(false)} />
    </Bar>
  );
}

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--layer-sticky);
  height: var(--bar);
  background: var(--glass);
  box-shadow: var(--shadow-1);

  > div { display: flex; align-items: center; gap: var(--space-2); height: 100%; max-width: calc(var(--page) + 2 * var(--margin)); margin-inline: auto; padding-inline: var(--margin); }
  form { margin-inline: auto; }
  > div > :first-child { margin-left: -12px; }

  ${media.phone} {
    a[data-small] { display: none; }
  }
`;
