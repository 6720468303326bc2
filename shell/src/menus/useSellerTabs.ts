import { type SellerTab, sellerTabs } from './seller-tabs.ts';
import { useMenu } from './useMenu.ts';

type Shown = (typeof sellerTabs)[number] & { group: SellerTab; first: string };

/** The tabs in which the member may see a page, each with the address of the first. */
export const useSellerTabs = (): readonly Shown[] => {
  const entries = useMenu('seller');
  return sellerTabs.flatMap((tab) => {
    const first = entries.find(({ path }) => path.startsWith(tab.prefix));
    return first === undefined ? [] : [{ ...tab, first: first.path }];
  });
};
