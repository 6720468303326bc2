import { useAdjustment } from '@mall/office/campaigns';
import { toast } from '@mall/platform';
import { Checkbox, DialogForm, Notice, TextField } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { Changed } from './Changed.tsx';
import { type Campaign, nameOf, type ShopKind, type Span } from './kind.ts';
import { useCampaignSteps } from './useCampaigns.ts';

type Props = {
  kind: ShopKind;
  campaign: Campaign;
  span: Span;
  onClose: () => void;
};

/** Changes until when shoppers have a campaign, and how many there are. */
export function AdjustDialog({ kind, campaign, span, onClose }: Props) {
  const { t } = useTranslation('shopCampaigns');
  const { adjust } = useCampaignSteps(kind);
  const { form, theirs } = useAdjustment({
    shown: { ...campaign, ...span },
    say: (problem) => t(`wrong.${problem}`),
    save: async (change) => {
      await adjust.mutateAsync({ id: campaign.id, ...change });
      toast.success(t('done.adjust', { name: nameOf(campaign) }));
    },
    onDone: onClose,
  });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t(`${kind}.adjust`)}
      submitLabel={t('adjust.submit')}
    >
      <Notice>{t(`${kind}.adjustMeans`)}</Notice>
      {theirs && <Changed kind={kind} changed={theirs} />}
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
          label={t(`${kind}.pieces`)}
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
