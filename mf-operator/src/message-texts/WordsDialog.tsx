import { bcp47, type Language, languageNames } from '@mall/contract/core/languages';
import { messageTextLimits } from '@mall/contract/operator/content';
import { reportFailure } from '@mall/platform';
import { Button, DialogForm, Notice, TextArea, TextField, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type MessageText, useSaveWords, type Words } from './useMessageTexts.ts';

type Props = { message: MessageText; of: Language; readOnly: boolean; onClose: () => void };

/** The words of one message in one language, with the values that they may name. */
export function WordsDialog({ message, of, readOnly, onClose }: Props) {
  const { t } = useTranslation('messageTexts');
  const save = useSaveWords(of);
  const { usual, own, names, audience } = message;
  const form = useForm<Words, 'empty'>({
    initial: own ?? usual,
    problems: ({ title, body }) => ({
      ...(title.trim() === '' ? { title: 'empty' as const } : {}),
      ...(body.trim() === '' ? { body: 'empty' as const } : {}),
    }),
    say: (problem) => t(`wrong.${problem}`),
    onFailure: reportFailure,
    onSubmit: async ({ title, body }) => {
      if (readOnly) return onClose();
      const text = { title: title.trim(), body: body.trim() };
      const isUsual = text.title === usual.title && text.body === usual.body;
      const same = own === null ? isUsual : text.title === own.title && text.body === own.body;
      if (!same) await save(message, isUsual ? null : text);
      onClose();
    },
  });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('edit', { language: languageNames[of] })}
      submitLabel={t(readOnly ? 'close' : 'save')}
    >
      {readOnly && <Notice>{t('readOnly')}</Notice>}
      <p>{t(`for.${audience}`)}</p>
      <TextField
        label={t('field.title')}
        lang={bcp47[of]}
        autoComplete="off"
        maxLength={messageTextLimits.title}
        readOnly={readOnly}
        {...form.field('title')}
      />
      <TextArea
        label={t('field.body')}
        hint={names.length === 0 ? t('noNames') : t('names', { names: names.map(asPlaceholder).join('  ') })}
        lang={bcp47[of]}
        rows={5}
        counter={messageTextLimits.body}
        readOnly={readOnly}
        {...form.field('body')}
      />
      {own !== null && (
        <Usual>
          <b>{t('usual')}</b>
          <p lang={bcp47[of]}>{usual.title}</p>
          <p lang={bcp47[of]}>{usual.body}</p>
          {!readOnly && <Button onClick={() => form.set(usual)}>{t('takeUsual')}</Button>}
        </Usual>
      )}
    </DialogForm>
  );
}

const asPlaceholder = (name: string): string => `{{${name}}}`;

const Usual = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--o-radius);
  background: var(--o-inset);
  overflow-wrap: anywhere;

  p { color: var(--text-muted); }
`;
