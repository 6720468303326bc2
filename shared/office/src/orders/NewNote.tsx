import { shopOrderLimits } from '@mall/contract/trade/order';
import { reportFailure } from '@mall/platform';
import { Button, TextArea, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Side } from './order.ts';
import { useNotes } from './useNotes.ts';

export const noteField = 'order-note';

type NewNoteProps = {
  of: Side;
  orderId: string;
  /** Why the user may not write one; the field is off then. */
  notBecause?: string;
};

/** A note about an order, only for those who sell it. */
export function NewNote({ of, orderId, notBecause }: NewNoteProps) {
  const { t } = useTranslation('orderParts');
  const notes = useNotes(of, orderId);
  const form = useForm({
    initial: { text: '' },
    problems: ({ text }) => (text.trim() === '' ? { text: 'missing' as const } : {}),
    say: () => t('note.missing'),
    onSubmit: async ({ text }): Promise<void> => {
      await notes.add(text.trim());
      empty();
    },
    onFailure: reportFailure,
  });
  const empty = (): void => form.reset({ text: '' });
  const { onBlur: _leavingIsNoFault, ...field } = form.field('text');
  return (
    <Note
      ref={form.formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <TextArea
        id={noteField}
        label={t('note.title')}
        hint={notBecause ?? t(`note.hint.${of}`)}
        rows={2}
        maxLength={shopOrderLimits.note}
        disabled={notBecause !== undefined}
        {...field}
      />
      {form.values.text !== '' && (
        <Button type="submit" size="small" busy={form.busy}>
          {t('note.save')}
        </Button>
      )}
    </Note>
  );
}

const Note = styled.form`
  display: grid;
  gap: var(--space-2);
  justify-items: start;

  > :first-child { width: 100%; }
`;
