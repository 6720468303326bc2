import { useSyncExternalStore } from 'react';
import type { Facts } from '@mall/contract/core/remote-config';
import { type Permission, type SessionState, session } from './session.ts';

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.read);

/** The session facts that menus, slots and guards depend on. */
export const factsOf = (state: SessionState): Facts => ({
  isShop: state.isShop,
  isDistribute: state.isDistribute,
  hasToken: state.token !== null,
  hasShopCode: state.code !== null,
});

/** Whether the member has a permission in the back office; the server checks it again. */
export const useMay = (permission: Permission): boolean => useSession().permissions.includes(permission);
