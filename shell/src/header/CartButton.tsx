import { ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@mall/contract/core/paths';
import { Slot, useCartCount } from '@mall/platform';
import { useDeclared } from '../menus/declared.ts';
import { HoverMenu } from './HoverMenu.tsx';
import { IconLink } from './IconLink.tsx';

/**
 * The cart with its count. When a remote provides a mini cart, it opens beside the button; the button itself
 * links to the cart.
 */
export function CartButton({ plain }: { plain?: boolean }) {
  const { t } = useTranslation('shell');
  const count = useCartCount();
  const { slots } = useDeclared();
  const label = t('header.cart', { count });
  const bag = <ShoppingBag size={20} aria-hidden />;
  if (plain || !slots.has('header.miniCart')) {
    return (
      <IconLink to={paths.cart()} label={label} count={count}>
        {bag}
      </IconLink>
    );
  }
  return (
    <HoverMenu
      clickOpens={false}
      trigger={(attributes) => (
        <IconLink {...attributes} to={paths.cart()} label={label} count={count}>
          {bag}
        </IconLink>
      )}
    >
      {(close) => <Slot at="header.miniCart" props={{ onClose: close }} />}
    </HoverMenu>
  );
}
