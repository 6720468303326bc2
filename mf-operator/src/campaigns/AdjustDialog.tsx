import { useAdjustment } from '@mall/office/campaigns';
import { toast } from '@mall/platform';
import { Checkbox, DialogForm, Notice, TextField } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { ChangedNotice } from '../ChangedNotice.tsx';
import { nameOf } from '../name-of.ts';
import { type CampaignDetail, useCampaignSteps } from './useCampaigns.ts';

type AdjustDialogProps = { campaign: CampaignDetail; onClose: () => void };

/** Changes what may still be changed of a campaign that shoppers know: its end, and how many there are. */
export function AdjustDialog({ campaign, onClose }: AdjustDialogProps) {
  const { t } = useTranslation('campaigns');
  const { adjust } = useCampaignSteps();
  const { kind, id } = campaign;
  const { form, theirs } = useAdjustment({
    shown: { ...campaign, pieces: campaign.total },
    say: (problem) => t(`wrong.${problem}`),
    save: async (change) => {
      await adjust.mutateAsync({ kind, id, ...change });
      toast.success(t('done.adjust', { name: nameOf(campaign.name) }));
    },
    onDone: onClose,
  });
  return (
    <DialogForm form={form} open onClose={onClose} title={t('adjust.title')} submitLabel={t('adjust.submit')}>
      <Notice>{t(`adjust.${kind}`)}</Notice>
      {theirs && <ChangedNotice name={nameOf(campaign.name)} onTake={theirs.take} />}
      <TextField label={t('field.endAt')} type="datetime-local" {...form.field('endAt')} />
      {kind === 'coupon' && (
        <Checkbox
          label={t('field.unlimited')}
          checked={form.values.unlimited}
          onChange={(unlimited) => form.set({ unlimited })}
        />
      )}
      {!form.values.unlimited && (
        <TextField
          label={t(`pieces.${kind}`)}
          hint={t('adjust.piecesHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          {...form.field('pieces')}
        />
      )}
    </DialogForm>
  );
}
