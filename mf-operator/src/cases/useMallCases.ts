import { caseRooms, caseStyles } from '@mall/contract/catalog/design';
import { useSavedViews } from '@mall/office';
import { draftTabs, keepRows, listed, onOff, pageSize, unlessAll } from '@mall/office/drafts';
import { caseRowOf } from '@mall/office/drafts/cases';
import { useQueryOf } from '@mall/platform';
import { tableLook, useListAddress } from '@mall/ui/office';

export const roomChoices = ['all', ...caseRooms] as const;
export const styleChoices = ['all', ...caseStyles] as const;

/** The mall's own design cases by the filters in the address. */
export const useMallCases = () => {
  const address = useListAddress({
    tab: draftTabs,
    sale: onOff,
    shown: onOff,
    room: roomChoices,
    style: styleChoices,
    keyword: 'text',
    ...tableLook,
  });
  const { tab, shown, room, style, keyword } = address.asked;
  const asked = {
    tab,
    keyword,
    shown: unlessAll(shown),
    room: unlessAll(room),
    style: unlessAll(style),
  };
  const page = useQueryOf('mallCase.list', { ...asked, page: address.page, size: pageSize }, keepRows);
  const { rows, ...rest } = listed(page);
  const views = useSavedViews('operator.cases', address);
  return { ...address, ...rest, rows: rows.map(caseRowOf), views };
};
export type MallCases = ReturnType<typeof useMallCases>;
