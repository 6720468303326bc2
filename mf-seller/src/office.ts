import { api, session, tab } from '@mall/platform';

/** Goes into another shop's office: the page begins anew, since nothing of the one may be shown in the other. */
export const enterOffice = (shopId: string, path: string): void => {
  tab.write('office', shopId);
  location.assign(path);
};

/** Out of a shop that one does not work for any more. */
export const leaveOffice = (path: string): void => {
  tab.write('office', null);
  location.assign(path);
};

/** After one's own role may have changed: what one may do here is asked again. */
export const refreshOffice = async (): Promise<void> => {
  const { isShop, permissions } = await api('member.isShop', {});
  session.learn({ isShop: isShop === 1, permissions });
};
