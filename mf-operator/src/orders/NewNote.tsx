import { shopOrderLimits } from '@mall/contract/trade/order';
import { reportFailure } from '@mall/platform';
import { Button, TextArea, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useNotes } from './useNotes.ts';

export const noteField = 'order-note';

/** A note about an order, for operators only. */
export function NewNote({ orderId }: { orderId: string }) {
  const { t } = useTranslation('mallOrders');
  const notes = useNotes(orderId);
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
        hint={t('note.hint')}
        rows={2}
        maxLength={shopOrderLimits.note}
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
