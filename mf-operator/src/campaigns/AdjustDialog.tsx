import { adjustProblem } from '@mall/contract/campaign/campaign';
import { fromLocal, toLocal, useStale } from '@mall/office';
import { toast } from '@mall/platform';
import { Checkbox, DialogForm, Notice, TextField, useForm } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedNotice } from '../ChangedNotice.tsx';
import { nameOf } from '../name-of.ts';
import { readCount } from '@mall/office/campaigns';
import { type CampaignDetail, useCampaignSteps } from './useCampaigns.ts';

type Values = { endAt: string; pieces: string; unlimited: boolean };
type Theirs = { endAt: string; pieces: number };

const valuesOf = ({ endAt, pieces }: Theirs): Values => ({
  endAt: toLocal(endAt),
  pieces: pieces < 0 ? '' : String(pieces),
  unlimited: pieces < 0,
});

type AdjustDialogProps = { campaign: CampaignDetail; onClose: () => void };

/** Changes what may still be changed of a campaign that shoppers know: its end, and how many there are. */
export function AdjustDialog({ campaign: shown, onClose }: AdjustDialogProps) {
  const { t } = useTranslation('campaigns');
  const { adjust } = useCampaignSteps();
  // What the form was filled from: the page behind it may be read again, and then shows what somebody else saved.
  const [campaign] = useState(shown);
  const { kind, id, state, startAt, total } = campaign;
  const { version, theirs, onFailure } = useStale<Theirs>(campaign.version);
  const before = theirs?.content ?? { endAt: campaign.endAt, pieces: total };
  const asked = (values: Values) => {
    const endAt = values.endAt === toLocal(before.endAt) ? undefined : (fromLocal(values.endAt) ?? undefined);
    const pieces = values.unlimited ? -1 : readCount(values.pieces);
    return { endAt, pieces: pieces === before.pieces ? undefined : pieces };
  };
  const form = useForm<Values, 'campaign.endWrong' | 'campaign.fewer' | 'count' | 'campaign.notNow'>({
    initial: valuesOf(before),
    problems: (values) => {
      if (!values.unlimited && readCount(values.pieces) === undefined) return { pieces: 'count' };
      const { endAt, pieces } = asked(values);
      const running = { state, startAt: new Date(startAt), pieces: before.pieces };
      const wrong = (change: { endAt?: Date; pieces?: number }) => adjustProblem(running, change, new Date());
      const end = endAt === undefined ? null : wrong({ endAt: new Date(endAt) });
      const count = pieces === undefined ? null : wrong({ pieces });
      return { ...(end === null ? {} : { endAt: end }), ...(count === null ? {} : { pieces: count }) };
    },
    say: (problem) => t(`wrong.${problem}`),
    onFailure,
    onSubmit: async (values) => {
      const { endAt, pieces } = asked(values);
      if (endAt === undefined && pieces === undefined) return onClose();
      await adjust.mutateAsync({ kind, id, version, endAt, pieces });
      toast.success(t('done.adjust', { name: nameOf(campaign.name) }));
      onClose();
    },
  });
  return (
    <DialogForm form={form} open onClose={onClose} title={t('adjust.title')} submitLabel={t('adjust.submit')}>
      <Notice>{t(`adjust.${kind}`)}</Notice>
      {theirs && (
        <ChangedNotice name={nameOf(campaign.name)} onTake={() => form.set(valuesOf(theirs.content))} />
      )}
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
