import { languages } from '@mall/contract/core/languages';
import type { Item } from '@mall/contract/operations';
import { useUndoToast } from '@mall/office';
import { api, refresh, reportFailure, useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';

export type Miss = Item<'mallSearch.misses'>;
export const pageSize = 50;
const none: readonly Miss[] = [];

/** What the page shows: three kinds of searches, and the words of one meaning. */
export const tabs = ['nothing', 'readAs', 'settled', 'groups'] as const;
export const spans = ['30', '7', '90'] as const; // the first is meant without a word in the address

/** Tab, language, days and words of the address. */
export const useSearchesAddress = () =>
  useListAddress({ tab: tabs, of: ['all', ...languages], days: spans, keyword: 'text' });
export type SearchesAddress = ReturnType<typeof useSearchesAddress>;

/** Searches of the tab in the address; old rows stay, dimmed, while new ones are fetched. */
export const useMisses = ({ asked, page }: SearchesAddress) => {
  const { tab, of, days, keyword } = asked;
  const answer = useQueryOf(
    'mallSearch.misses',
    {
      kind: tab === 'groups' ? 'nothing' : tab,
      days: Number(days),
      ...(of === 'all' ? {} : { language: of }),
      keyword,
      page,
      size: pageSize,
    },
    { placeholderData: (before) => before, enabled: tab !== 'groups' },
  );
  return { rows: answer.data?.list ?? none, total: answer.data?.total ?? 0, ...loadOf(answer) };
};

/** Lists a search among those that are dealt with, or again among those that wait; each can be taken back. */
export const useSettle = () => {
  const { t } = useTranslation('searches');
  const tellUndo = useUndoToast();
  const settle = ({ language, words }: Miss, settled: boolean) =>
    api('mallSearch.settle', { language, words, settled }).finally(() => refresh('mallSearch.misses'));
  return (miss: Miss, settled: boolean): void =>
    void settle(miss, settled).then(
      () =>
        tellUndo(
          t(settled ? 'done.settled' : 'done.reopened', { words: miss.words }),
          t('undo'),
          () => void settle(miss, !settled).catch(reportFailure),
        ),
      reportFailure,
    );
};
