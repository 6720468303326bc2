import type { PaletteDesk } from '@mall/office/palette';
import { pages } from '../../declared/pages.ts';
import { productPaths } from '../../product-paths.ts';
import { useMayOperate, useMe } from '../../useMe.ts';
import { useCommands } from './useCommands.ts';

/** What the console can be searched for, and where its keys lead. */
export const mallPalette: PaletteDesk = {
  useCommands,
  goKeys: {
    o: { to: '/operator/orders', name: 'orders' },
    d: { to: '/operator/deliveries', name: 'deliveries' },
    p: { to: productPaths.list, name: 'goods' },
    s: { to: '/operator/start', name: 'start' },
  },
  useOpens: () => {
    const { me } = useMe();
    return (path) => {
      const page = pages.find((one) => one.path === path);
      return page !== undefined && (!('needs' in page) || me?.permissions.includes(page.needs) === true);
    };
  },
  useAddPath: () => (useMayOperate('catalogue.edit') ? productPaths.form() : null),
  rowKeys: [],
};
