import type { Typed } from '@mall/contract/seller/own-goods';
import { isSaid } from '@mall/contract/seller/own-goods';
import { useStale, useUndoToast } from '@mall/office';
import { api, reportFailure, toast } from '@mall/platform';
import { useForm } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LegalText, usePublish } from './useLegal.ts';

export type LegalValues = { text: Typed };

/** The form of the newest version of a text. `use` fills it with the words of an older one. */
export const useLegalForm = (newest: LegalText) => {
  // What came meanwhile from another operator does not replace what is being typed.
  const [opened, setOpened] = useState(newest);
  const { t } = useTranslation('legalTexts');
  const publish = usePublish();
  const undoToast = useUndoToast();
  const [older, setOlder] = useState<number>();
  const { version, theirs, onFailure } = useStale<Typed>(opened.version);
  const form = useForm<LegalValues, 'text'>({
    initial: { text: opened.text },
    problems: ({ text }) => (isSaid(text) ? {} : { text: 'text' }),
    say: () => t('wrong'),
    onFailure,
    onSubmit: async ({ text }) => {
      const published = await publish.mutateAsync({ kind: opened.kind, version, text });
      setOpened(published);
      form.reset({ text: published.text });
      setOlder(undefined);
      toast.success(t('done.published'));
    },
  });
  const use = (wanted: number): void =>
    void api('mallLegal.detail', { kind: opened.kind, version: wanted }).then(({ text }) => {
      form.set({ text });
      setOlder(wanted);
    }, reportFailure);
  /** The words stay in the form, and can be put back at once or published again. */
  const takeAway = (): void => {
    const write = (from: LegalText, text: Typed, onSuccess: (now: LegalText) => void = () => undefined) =>
      publish.mutate(
        { kind: from.kind, version: from.version, text },
        {
          onSuccess: (now) => {
            setOpened(now);
            onSuccess(now);
          },
          onError: onFailure,
        },
      );
    write(opened, {}, (gone) => undoToast(t('done.takenAway'), t('undo'), () => write(gone, opened.text)));
  };
  return { form, theirs, older, use, takeAway };
};
