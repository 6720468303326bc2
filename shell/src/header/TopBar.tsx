import { ClipboardList } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { frame } from '@mall/contract/core/limits';
import { paths } from '@mall/contract/core/paths';
import { media } from '@mall/ui';
import { useLeads } from '../menus/useMenu.ts';
import { CartButton } from './CartButton.tsx';
import { IconLink } from './IconLink.tsx';
import { Logo } from './Logo.tsx';
import { MenuButton } from './MenuButton.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useScrolledPast } from './useScrolledPast.ts';

/** A fixed bar that appears when header and navigation have scrolled out of the window (118 px). */
export function TopBar() {
  const { t } = useTranslation('shell');
  const leads = useLeads();
  const shown = useScrolledPast(frame.topBarFrom);
  return (
    <Bar role="region" aria-label={t('topBar.label')} hidden={!shown}>
      {shown && (
        <div>
          <MenuButton />
          <Logo small />
          <SearchBox />
          {leads(paths.wantBuy()) && (
            <IconLink to={paths.wantBuy()} label={t('rightBar.questionnaire')}>
              <ClipboardList size={20} aria-hidden />
            </IconLink>
          )}
          {leads(paths.cart()) && <CartButton plain />}
        </div>
      )}
    </Bar>
  );
}

/*
 * It is in the page before it is needed, with all its rules: new rules would make the browser restyle the
 * whole page in the middle of a scroll.
 */
const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--layer-sticky);
  height: var(--bar);
  background: var(--glass);
  box-shadow: var(--shadow-1);

  > div {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    height: 100%;
    max-width: calc(var(--page) + 2 * var(--margin));
    margin-inline: auto;
    padding-inline: var(--margin);
  }
  > div > :first-child { margin-left: calc(-1 * var(--space-3)); }
  --search-margin: auto; /* between the name and the icons, as in the header */

  a[data-small] { margin-right: var(--space-3); }
  ${media.phone} {
    a[data-small] { display: none; }
  }
`;
