import { tab } from '../store/storage.ts';

/**
 * The shop in whose back office this tab is, for somebody who works for several; null: the one that is his by itself. Each
 * tab has its own, so that two shops can be open side by side.
 */
export const officeOf = (): string | null => {
  const id = tab.read('office');
  return typeof id === 'string' && id !== '' ? id : null;
};

/** Goes into another shop's office: the page begins anew, since nothing of the one may be shown in the other. */
export const enterOffice = (shopId: string, path: string): void => {
  tab.write('office', shopId);
  location.assign(path);
};

/** Whoever does not work there any more is back in his own. */
export const leaveOffice = (): void => tab.write('office', null);
