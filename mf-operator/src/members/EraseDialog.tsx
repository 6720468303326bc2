import { memberLimits } from '@mall/contract/operator/mall-members';
import { toast } from '@mall/platform';
import { DialogForm, Notice, TextArea, TextField, useForm, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { type MemberDetail, useMemberSteps } from './useMembers.ts';

type Props = { member: MemberDetail; onClose: () => void; onErased: () => void };

/** Erases a member who asked for it: their name typed, how they were recognised, and a fresh proof of the operator. */
export function EraseDialog({ member, onClose, onErased }: Props) {
  const { t } = useTranslation('members');
  const format = useFormat();
  const { erase } = useMemberSteps();
  const { ordersUnderWay, moneyOwed, ownsShop } = member.staysFor;
  const stays = [
    ...(ordersUnderWay > 0 ? [t('erase.orders', { count: ordersUnderWay })] : []),
    ...(moneyOwed === 0 ? [] : [t('erase.money', { amount: format.money(moneyOwed) })]),
    ...(ownsShop ? [t('erase.shop')] : []),
  ];
  const form = useForm<{ name: string; reason: string }, 'reason' | 'name'>({
    initial: { name: '', reason: '' },
    problems: ({ name, reason }) => ({
      ...(name.trim() === member.name.trim() ? {} : { name: 'name' as const }),
      ...(reason.trim() === '' ? { reason: 'reason' as const } : {}),
    }),
    say: (problem) => t(`wrong.${problem}`, { name: member.name }),
    onSubmit: async ({ reason }) => {
      try {
        await erase.mutateAsync({ id: member.id, reason });
        toast.success(t('done.erase'));
        onErased();
      } catch {
        // said by the mutation; what was typed stays
      }
    },
  });
  return (
    <DialogForm
      form={form}
      open
      danger
      onClose={onClose}
      title={t('erase.title', { name: member.name })}
      submitLabel={t('erase.submit')}
    >
      <Notice tone="warning">{stays.length > 0 ? stays.join(' ') : t('erase.means')}</Notice>
      <TextField label={t('erase.type', { name: member.name })} autoComplete="off" {...form.field('name')} />
      <TextArea
        label={t('reason')}
        hint={t('erase.reasonHint')}
        counter={memberLimits.reason}
        {...form.field('reason')}
      />
    </DialogForm>
  );
}
