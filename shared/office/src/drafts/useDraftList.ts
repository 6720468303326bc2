import { goodsStates } from '@mall/contract/seller/own-goods';
import { loadOf, tableLook, useListAddress } from '@mall/ui/office';

/** The tabs of a list by review. */
export const draftTabs = ['all', ...goodsStates, 'removed'] as const;
export type DraftTab = (typeof draftTabs)[number];
/** Those of drafts that nobody reviews. */
export const publishedTabs = ['all', 'draft', 'approved', 'removed'] as const;
export const onOff = ['all', 'on', 'off'] as const;
/** Goods that the mall took out, or all of them. */
export const bans = ['all', 'only'] as const;
export const pageSize = 20;

/** The query of one kind's list; the address has the kind's own name of being offered. */
export const useDraftAddress = () =>
  useListAddress({ tab: draftTabs, sale: onOff, shown: onOff, keyword: 'text', ...tableLook });
/** The same of goods, which the mall can ban. */
export const useGoodsAddress = () =>
  useListAddress({ tab: draftTabs, sale: onOff, shown: onOff, ban: bans, keyword: 'text', ...tableLook });

/** A filter in the form of an operation's input. */
export const unlessAll = <Value extends string>(value: Value): Exclude<Value, 'all'> | undefined =>
  value === 'all' ? undefined : (value as Exclude<Value, 'all'>); // 'all' was just left out

/** Rows of the previous page stay, dimmed, while others are fetched. */
export const keepRows = { placeholderData: <Data>(before: Data | undefined) => before };

type Page<Row> = {
  list: readonly Row[];
  total: number;
  counts: Readonly<Record<string, number>>;
  more?: boolean | undefined;
};
type Answer<Row> = Parameters<typeof loadOf>[0] & { data: Page<Row> | undefined };

/** A page of a list in the form of its table's props. */
export const listed = <Row>(answer: Answer<Row>) => ({
  ...loadOf(answer),
  rows: answer.data?.list ?? [],
  total: answer.data?.total ?? 0,
  more: answer.data?.more ?? false,
  counts: answer.data?.counts ?? {},
});

export type Listed<Row> = ReturnType<typeof listed<Row>>;
export type DraftList<Row> = Listed<Row> & ReturnType<typeof useDraftAddress>;
