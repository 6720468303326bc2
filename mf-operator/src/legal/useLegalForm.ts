import type { Typed } from '@mall/contract/seller/own-goods';
import { isSaid } from '@mall/contract/seller/own-goods';
import { api, reportFailure, toast } from '@mall/platform';
import { useForm } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStale } from '../useStale.ts';
import { type LegalText, usePublish } from './useLegal.ts';

export type LegalValues = { text: Typed };

/** The form of the newest version of a text. `use` fills it with the words of an older one. */
export const useLegalForm = (newest: LegalText) => {
  const { t } = useTranslation('legalTexts');
  const publish = usePublish();
  const [older, setOlder] = useState<number>();
  const { version, theirs, onFailure } = useStale<Typed>(newest.version);
  const form = useForm<LegalValues, 'text'>({
    initial: { text: newest.text },
    problems: ({ text }) => (isSaid(text) ? {} : { text: 'text' }),
    say: () => t('wrong'),
    onFailure,
    onSubmit: async ({ text }) => {
      const published = await publish.mutateAsync({ kind: newest.kind, version, text });
      form.reset({ text: published.text });
      toast.success(t('done.published'));
    },
  });
  const use = (wanted: number): void =>
    void api('mallLegal.detail', { kind: newest.kind, version: wanted }).then(({ text }) => {
      form.set({ text });
      setOlder(wanted);
    }, reportFailure);
  return { form, theirs, older, use };
};
