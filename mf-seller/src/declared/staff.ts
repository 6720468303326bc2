import { officeLink, officeRoute } from './office.ts';

/** The shop's staff and their permissions. */
export const staff = {
  routes: [
    officeRoute({
      id: 'seller.staff',
      path: '/userAdmin/shop/staffManage',
      title: { zh: '员工管理', en: 'Staff', indo: 'Staf', fili: 'Staff' },
      needs: 'staff.view',
      preload: ['seller.roles'],
    }),
    officeRoute({
      id: 'seller.roles',
      path: '/userAdmin/shop/roleList',
      title: { zh: '角色权限', en: 'Roles', indo: 'Peran', fili: 'Mga role' },
      needs: 'staff.view',
    }),
  ],
  nav: [
    officeLink({
      group: 'shop',
      order: 40,
      label: { zh: '员工管理', en: 'Staff', indo: 'Staf', fili: 'Staff' },
      routeId: 'seller.staff',
      icon: 'users',
    }),
    officeLink({
      group: 'shop',
      order: 50,
      label: { zh: '角色权限', en: 'Roles', indo: 'Peran', fili: 'Mga role' },
      routeId: 'seller.roles',
      icon: 'shield',
    }),
  ],
};
