import type { Item } from '@mall/contract/operations';
import { keepRows, listed, pageSize, unlessAll, useDraftAddress } from '@mall/office/drafts';
import { useQueryOf } from '@mall/platform';

const toRow = ({ title, cover, shown, ...row }: Item<'ownCase.list'>) => ({
  ...row,
  name: title,
  image: cover,
  onSale: shown,
});
export type OwnCase = ReturnType<typeof toRow>;

/** The shop's own design cases by the filters in the address. */
export const useOwnCases = () => {
  const address = useDraftAddress();
  const { tab, shown, keyword } = address.asked;
  const asked = { tab, keyword, shown: unlessAll(shown) };
  const page = useQueryOf('ownCase.list', { ...asked, page: address.page, size: pageSize }, keepRows);
  const { rows, ...rest } = listed(page);
  return { ...address, ...rest, rows: rows.map(toRow) };
};
