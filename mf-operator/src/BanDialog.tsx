import {
  banLimits,
  type BanReason,
  banReasons,
  type BanWords,
  lacksWords,
} from '@mall/contract/catalog/product-ban';
import { DialogForm, Notice, SelectField, TextArea, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';

type BanDialogProps = {
  /** How many products, and the name of the only one. */
  count: number;
  name: string | undefined;
  onBan: (words: BanWords) => void;
  onClose: () => void;
};
type Typed = { reason: BanReason | ''; text: string };

/** Why products are banned, chosen from a list and said in words, which their shops read. */
export function BanDialog({ count, name, onBan, onClose }: BanDialogProps) {
  const { t } = useTranslation(['operator', 'drafts']);
  const form = useForm<Typed, 'reason' | 'text'>({
    initial: { reason: '', text: '' },
    problems: ({ reason, text }) => {
      if (reason === '') return { reason: 'reason' };
      return lacksWords({ reason, text }) ? { text: 'text' } : {};
    },
    say: (problem) => t(problem === 'reason' ? 'ban.wrong.reason' : 'ban.wrong.text'),
    onSubmit: ({ reason, text }) => {
      if (reason === '') return;
      onBan({ reason, text: text.trim() });
      onClose();
    },
  });
  return (
    <DialogForm
      form={form}
      open
      danger
      onClose={onClose}
      title={name === undefined ? t('ban.titleMany', { count }) : t('ban.title', { name })}
      submitLabel={t('ban.submit')}
    >
      <Notice tone="warning">{t('ban.means')}</Notice>
      <SelectField
        label={t('ban.reason')}
        empty={t('ban.choose')}
        options={banReasons.map((value) => ({ value, label: t(`drafts:ban.reason.${value}`) }))}
        {...form.field('reason')}
      />
      <TextArea label={t('ban.text')} hint={t('ban.hint')} counter={banLimits.text} {...form.field('text')} />
    </DialogForm>
  );
}
