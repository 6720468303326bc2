import { type Language, languages } from '@mall/contract/core/languages';
import type { Output } from '@mall/contract/operations';
import { useUndoToast } from '@mall/office';
import { api, language, refresh, reportFailure, useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { readable } from './readable.ts';

export type MessageText = Output<'mallMessageText.list'>[number];
export type Words = MessageText['usual'];
const none: readonly MessageText[] = [];
export const pageSize = 50;
export const readers = ['all', 'member', 'shop', 'own'] as const;

/** Messages with their words in the language of the address, those for its readers and with its letters. */
export const useMessageTexts = () => {
  const mine = language();
  const order = [mine, ...languages.filter((one) => one !== mine)];
  const address = useListAddress({ of: order, to: readers, keyword: 'text' });
  const { of, to, keyword } = address.asked;
  const answer = useQueryOf('mallMessageText.list', { language: of });
  const wanted = keyword.trim().toLowerCase();
  const found = (answer.data ?? none).filter(
    ({ audience, usual, own }) =>
      (to === 'all' || (to === 'own' ? own !== null : audience === to)) &&
      Object.values(own ?? usual).some((words) => words.toLowerCase().includes(wanted)),
  );
  const { page } = address;
  return {
    ...address,
    rows: found.slice((page - 1) * pageSize, page * pageSize),
    total: found.length,
    ...loadOf(answer),
  };
};

/** Saves the words of a message if they are still those that were seen; null: the mall's own again. Can be taken back. */
export const useSaveWords = (of: Language) => {
  const { t } = useTranslation('messageTexts');
  const tellUndo = useUndoToast();
  const send = ({ type, audience }: MessageText, text: Words | null, seen: Words | null) =>
    api('mallMessageText.save', { type, audience, language: of, text, seen }).finally(() =>
      refresh('mallMessageText.list'),
    );
  return async (message: MessageText, text: Words | null): Promise<void> => {
    await send(message, text, message.own);
    tellUndo(
      t(text === null ? 'done.usual' : 'done.saved', { title: readable((text ?? message.usual).title) }),
      t('undo'),
      () => void send(message, message.own, text).catch(reportFailure),
    );
  };
};
