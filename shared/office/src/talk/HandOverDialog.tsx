import { talkLimits } from '@mall/contract/trade/talk';
import { DialogForm, SelectField, TextArea, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { AtDesk } from './desk.ts';

type Props = {
  people: AtDesk['people'];
  /** Rejects when it is refused, which is said already; what was typed stays. */
  onHandOver: (to: string, note: string) => Promise<unknown>;
  onClose: () => void;
};

/** Gives a conversation to a colleague, with a note that the member does not see. */
export function HandOverDialog({ people, onHandOver, onClose }: Props) {
  const { t } = useTranslation('officeTalk');
  const form = useForm<{ to: string; note: string }, 'to'>({
    initial: { to: '', note: '' },
    problems: ({ to }) => (to === '' ? { to: 'to' } : {}),
    say: () => t('hand.missing'),
    onSubmit: ({ to, note }) => onHandOver(to, note.trim()).then(onClose, () => undefined),
  });
  return (
    <DialogForm form={form} open onClose={onClose} title={t('hand.title')} submitLabel={t('handOver')}>
      <SelectField
        label={t('hand.to')}
        options={[
          { value: '', label: t('hand.choose') },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        {...form.field('to')}
      />
      <TextArea
        label={t('hand.note')}
        hint={t('hand.hint')}
        optional
        counter={talkLimits.note}
        {...form.field('note')}
      />
    </DialogForm>
  );
}
