import { payoutText, type PayoutMove } from '@mall/contract/trade/settlement';
import { toast } from '@mall/platform';
import { DialogForm, Notice, TextField, useForm, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { type MallPayout, useSettlementSteps } from './useSettlement.ts';

export type Doing = { payout: MallPayout; move: PayoutMove };
type Props = { doing: Doing; onClose: () => void };

/** The next step of a payout, with what follows from it. */
export function MoveDialog({ doing, onClose }: Props) {
  return doing.move === 'fail' || doing.move === 'cancel' ? (
    <Back doing={doing} onClose={onClose} />
  ) : (
    <On doing={doing} onClose={onClose} />
  );
}

const useMove = ({ payout, move }: Doing) => {
  const { t } = useTranslation(['mallSettlement', 'settlement']);
  const { move: mutation } = useSettlementSteps();
  return async (more: { reason?: string; reference?: string }): Promise<void> => {
    const { status } = await mutation.mutateAsync({ id: payout.id, move, ...more });
    toast.success(t('done.move', { no: payout.no, state: t(`settlement:payout.${status}`) }));
  };
};

/** Approved, sent, arrived. */
function On({ doing, onClose }: Props) {
  const { payout, move } = doing;
  const { t } = useTranslation(['mallSettlement', 'settlement']);
  const format = useFormat();
  const run = useMove(doing);
  const form = useForm({
    initial: { reference: '' },
    onSubmit: ({ reference }) => run({ reference }).then(onClose, () => undefined),
  });
  const account = `${t(`settlement:method.${payout.method}`)} ${payout.account} ${payout.holder}`;
  const amount = format.money(payout.amount, { currency: payout.currency, decimals: 'always' });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={`${payout.shop.name} · ${payout.no}`}
      submitLabel={t(`move.${move}`)}
    >
      <p>{t('means.approve', { name: payout.shop.name, amount, account })}</p>
      {move === 'approve' && payout.needsSecond && <Notice>{t('means.approveTwo')}</Notice>}
      {(move === 'send' || move === 'settle') && <Notice>{t(`means.${move}`)}</Notice>}
      {move === 'send' && (
        <TextField
          label={t('reference')}
          optional
          autoComplete="off"
          maxLength={payoutText.reference}
          {...form.field('reference')}
        />
      )}
    </DialogForm>
  );
}

/** Failed or cancelled: the money goes back, for a reason. */
function Back({ doing, onClose }: Props) {
  const { payout, move } = doing;
  const { t } = useTranslation('mallSettlement');
  const run = useMove(doing);
  return (
    <ReasonDialog
      title={`${payout.shop.name} · ${payout.no}`}
      submitLabel={t(`move.${move}`)}
      means={t(move === 'fail' ? 'means.fail' : 'means.cancel')}
      danger
      field={{
        label: t('reason'),
        hint: t('reasonLog'),
        most: payoutText.reason,
        missing: t('wrong.reason'),
      }}
      onSubmit={(reason) => run({ reason })}
      onClose={onClose}
    />
  );
}
