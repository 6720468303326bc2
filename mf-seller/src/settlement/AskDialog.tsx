import type { Item } from '@mall/contract/operations';
import { questionLimits as limits } from '@mall/contract/trade/question';
import { toast, useMutationOf } from '@mall/platform';
import { DialogForm, Notice, TextArea, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';

type Props = {
  statementId: string;
  /** Without it the statement as a whole is questioned. */
  line: Item<'shopSettlement.lines'> | undefined;
  onClose: () => void;
};

/** Asks the mall about a statement or a line of it. */
export function AskDialog({ statementId, line, onClose }: Props) {
  const { t } = useTranslation('shopSettlement');
  const ask = useMutationOf('shopQuestion.ask', { refreshes: ['shopQuestion.list'] });
  const form = useForm<{ words: string }, 'words'>({
    initial: { words: '' },
    problems: ({ words }) => (words.trim() === '' ? { words: 'words' } : {}),
    say: () => t('ask.wrong'),
    onSubmit: ({ words }) =>
      ask.mutateAsync({ statementId, words, ...(line === undefined ? {} : { line: line.no }) }).then(
        () => {
          toast.success(t('ask.done'));
          onClose();
        },
        () => undefined, // said already; what was typed stays
      ),
  });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={line === undefined ? t('ask.whole') : t('ask.line', { no: line.no })}
      submitLabel={t('ask.submit')}
    >
      <Notice>{t('ask.means')}</Notice>
      <TextArea label={t('ask.words')} counter={limits.words} {...form.field('words')} />
    </DialogForm>
  );
}
