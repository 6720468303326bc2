import { type Language, languageNames, languages } from '@mall/contract/core/languages';
import { draftLimits } from '@mall/contract/seller/own-goods';
import { language, useQueryOf } from '@mall/platform';
import { DialogForm, Notice, SelectField, TextArea, useForm } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../name-of.ts';
import type { Outcome } from './useDecide.ts';

type RejectDialogProps = {
  name: string;
  /** What was typed stays when it was refused. */
  onReject: (reason: string) => Promise<Outcome>;
  onClose: () => void;
};

/** The reason that the shop reads: typed, or begun with a template in the language that suits the shop. */
export function RejectDialog({ name, onReject, onClose }: RejectDialogProps) {
  const { t } = useTranslation('workReviews');
  const { data } = useQueryOf('workReason.list', {}, { quiet: true });
  const [lang, setLang] = useState<Language>(language());
  const [chosen, setChosen] = useState('');
  const form = useForm<{ reason: string }, 'reason'>({
    initial: { reason: '' },
    problems: ({ reason }) => (reason.trim() === '' ? { reason: 'reason' } : {}),
    say: () => t('reason.missing'),
    onSubmit: async ({ reason }) => {
      if ((await onReject(reason.trim())) !== 'refused') onClose();
    },
  });
  const reasons = data?.list ?? [];
  const fill = (id: string, code: Language) => {
    setChosen(id);
    setLang(code);
    const found = reasons.find((one) => one.id === id);
    if (found !== undefined) form.set({ reason: found.text[code] ?? nameOf(found.text) });
  };
  return (
    <DialogForm
      form={form}
      open
      danger
      onClose={onClose}
      title={t('rejectOne', { name })}
      submitLabel={t('reject')}
    >
      <Notice tone="warning">{t('reason.means')}</Notice>
      {reasons.length > 0 && (
        <>
          <SelectField
            label={t('reason.template')}
            optional
            empty={t('reason.own')}
            options={reasons.map(({ id, text }) => ({ value: id, label: nameOf(text) }))}
            value={chosen}
            onChange={(id) => fill(id, lang)}
          />
          {chosen !== '' && (
            <SelectField
              label={t('reason.language')}
              options={languages.map((value) => ({ value, label: languageNames[value] }))}
              value={lang}
              onChange={(code) => code !== '' && fill(chosen, code)}
            />
          )}
        </>
      )}
      <TextArea
        label={t('reason.label')}
        hint={t('reason.hint')}
        counter={draftLimits.reason}
        {...form.field('reason')}
      />
    </DialogForm>
  );
}
