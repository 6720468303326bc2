import type { Output } from '@mall/contract/operations';
import { useUndoToast } from '@mall/office';
import { api, refresh, reportFailure, useQueryOf } from '@mall/platform';
import { loadOf } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { pageSize, type SearchesAddress } from './useMisses.ts';

export type Group = Output<'mallSearch.groups'>[number];
const none: readonly Group[] = [];

/** Words of one meaning, of the language and with the letters in the address; a page of them. */
export const useGroups = ({ asked: { of, keyword }, page }: SearchesAddress) => {
  const answer = useQueryOf('mallSearch.groups', {});
  const all = answer.data ?? none;
  const wanted = keyword.trim().toLowerCase();
  const found = all.filter(
    ({ language, words }) =>
      (of === 'all' || language === of) && words.some((word) => word.toLowerCase().includes(wanted)),
  );
  return {
    rows: found.slice((page - 1) * pageSize, page * pageSize),
    total: found.length,
    isEmpty: all.length === 0,
    ...loadOf(answer),
  };
};

/** Removes a group, and makes it anew if that is taken back. */
export const useRemoveGroup = () => {
  const { t } = useTranslation('searches');
  const tellUndo = useUndoToast();
  const again = () => refresh('mallSearch.groups');
  return ({ id, version, language, words }: Group): void =>
    void api('mallSearch.removeGroup', { id, version })
      .finally(again)
      .then(
        () =>
          tellUndo(
            t('done.removed', { words: words.join(', ') }),
            t('undo'),
            () => void api('mallSearch.createGroup', { language, words }).finally(again).catch(reportFailure),
          ),
        reportFailure,
      );
};
