import { keepRows, listed, pageSize, unlessAll, useDraftAddress } from '@mall/office/drafts';
import { caseRowOf } from '@mall/office/drafts/cases';
import { useQueryOf } from '@mall/platform';

/** The shop's own design cases by the filters in the address. */
export const useOwnCases = () => {
  const address = useDraftAddress();
  const { tab, shown, keyword } = address.asked;
  const asked = { tab, keyword, shown: unlessAll(shown) };
  const page = useQueryOf('ownCase.list', { ...asked, page: address.page, size: pageSize }, keepRows);
  const { rows, ...rest } = listed(page);
  return { ...address, ...rest, rows: rows.map(caseRowOf) };
};
