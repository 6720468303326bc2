import { api, session, tab } from '@mall/platform';

/** Enters another shop's office: the page reloads, since no data of the one may appear in the other. */
export const enterOffice = (shopId: string, path: string): void => {
  tab.write('office', shopId);
  location.assign(path);
};

/** Leaves a shop that the user no longer works for, or looks at. */
export const leaveOffice = (path: string): void => {
  tab.write('office', null);
  location.assign(path);
};

/** Fetches the user's permissions again after their role may have changed. */
export const refreshOffice = async (): Promise<void> => {
  const { isShop, permissions } = await api('member.isShop', {});
  session.learn({ isShop: isShop === 1, permissions });
};
