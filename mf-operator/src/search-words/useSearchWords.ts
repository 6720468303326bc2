import { type Language, languages } from '@mall/contract/core/languages';
import { hotWordLimits } from '@mall/contract/operator/content';
import { useUndoToast } from '@mall/office';
import { language, queryClient, queryKeyOf, refresh, toast, useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { moveWord, putBack } from './words.ts';

/** The words of the language in the address, and what can be done with them. A change is shown at once; the answer decides. */
export const useSearchWords = () => {
  const { t } = useTranslation('searchWords');
  const own = language();
  const { asked, ask } = useListAddress({
    of: [own, ...languages.filter((one) => one !== own)],
  });
  const of = asked.of as Language; // one of these
  const answer = useQueryOf('hotWord.list', {});
  const undoToast = useUndoToast();
  // One after the other: each says what it saw, which is what the one before wrote.
  const save = useMutationOf('hotWord.save', {
    scope: { id: 'hotWord.save' },
    onError: () => void refresh('hotWord.list'),
  });
  const key = queryKeyOf('hotWord.list', {});
  const now = (): string[] => queryClient.getQueryData<typeof answer.data>(key)?.words[of] ?? [];
  const write = (words: string[], onSuccess: () => void = () => undefined): void => {
    const seen = now();
    queryClient.setQueryData<typeof answer.data>(
      key,
      (all) => all && { words: { ...all.words, [of]: words } },
    );
    save.mutate({ language: of, words, seen }, { onSuccess });
  };
  return {
    of,
    choose: (next: Language) => ask({ of: next }),
    words: answer.data?.words[of] ?? [],
    isFull: (answer.data?.words[of].length ?? 0) >= hotWordLimits.words,
    ...loadOf(answer),
    add: (word: string) => write([...now(), word], () => toast.success(t('done.added', { word }))),
    move: (word: string, by: -1 | 1) => write(moveWord(now(), word, by)),
    remove: (word: string) => {
      const at = now().indexOf(word);
      write(
        now().filter((one) => one !== word),
        () => undoToast(t('done.removed', { word }), t('undo'), () => write(putBack(now(), word, at))),
      );
    },
  };
};
