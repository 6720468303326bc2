import { ArrowUp, ClipboardList, Heart, ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { frame } from '@mall/contract/core/limits';
import { paths } from '@mall/contract/core/paths';
import { useCartCount } from '@mall/platform';
import { IconButton, media } from '@mall/ui';
import { IconLink } from '../header/IconLink.tsx';
import { useLeads, useMenu } from '../menus/useMenu.ts';
import { MenuIcon } from '../menus/icons.tsx';

/** Shortcuts in the right margin. */
export function RightBarShown() {
  const { t } = useTranslation('shell');
  const leads = useLeads();
  const count = useCartCount();
  const added = useMenu('rightbar');
  return (
    <Bar aria-label={t('rightBar.label')} style={{ bottom: frame.backToTopOffset }}>
      {leads(paths.memberFavourites()) && (
        <IconLink to={paths.memberFavourites()} label={t('rightBar.favourites')}>
          <Heart size={20} aria-hidden />
        </IconLink>
      )}
      {leads(paths.cart()) && (
        <IconLink to={paths.cart()} label={t('header.cart', { count })} count={count}>
          <ShoppingBag size={20} aria-hidden />
        </IconLink>
      )}
      {leads(paths.wantBuy()) && (
        <IconLink to={paths.wantBuy()} label={t('rightBar.questionnaire')}>
          <ClipboardList size={20} aria-hidden />
        </IconLink>
      )}
      {added.map((entry) => (
        <IconLink key={entry.path} to={entry.path} label={entry.label}>
          <MenuIcon name={entry.icon} size={20} />
        </IconLink>
      ))}
      <hr />
      <IconButton label={t('rightBar.top')} onClick={toTop}>
        <ArrowUp size={20} aria-hidden />
      </IconButton>
    </Bar>
  );
}

const toTop = () => {
  window.scrollTo({ top: 0 });
  document.getElementById('main')?.focus({ preventScroll: true });
};

const Bar = styled.aside`
  position: fixed;
  right: 12px;
  z-index: var(--layer-side);
  display: grid;
  gap: 2px;
  padding: var(--space-2);
  border-radius: var(--radius-pill);
  background: var(--surface);
  box-shadow: var(--shadow-2);

  hr { width: 24px; margin: 2px auto; border: 0; border-top: 1px solid var(--line); }

  ${media.belowDesk} { display: none; }
`;
