import { adjustProblem } from '@mall/contract/campaign/campaign';
import { fromLocal, toLocal, useStale } from '@mall/office';
import { readCount } from '@mall/office/campaigns';
import { toast } from '@mall/platform';
import { Button, Checkbox, DialogForm, Notice, TextField, useForm } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from './coupon-columns.tsx';
import { type CouponDetail, useCouponSteps } from './useShopCoupons.ts';

type Theirs = { endAt: string; pieces: number };
const valuesOf = ({ endAt, pieces }: Theirs) => ({
  endAt: toLocal(endAt),
  pieces: pieces < 0 ? '' : String(pieces),
  unlimited: pieces < 0,
});
type Values = ReturnType<typeof valuesOf>;

/** Changes until when a coupon can be claimed, and how many there are. */
export function AdjustDialog({ coupon: shown, onClose }: { coupon: CouponDetail; onClose: () => void }) {
  const { t } = useTranslation('shopCoupons');
  const { adjust } = useCouponSteps();
  // What the form was filled from: the page behind it may be read again, and then shows what somebody else saved.
  const [coupon] = useState(shown);
  const { version, theirs, onFailure } = useStale<Theirs>(coupon.version);
  const before = theirs?.content ?? { endAt: coupon.takeTo, pieces: coupon.total };
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
      const running = {
        state: coupon.state,
        startAt: new Date(coupon.takeFrom),
        pieces: before.pieces,
      };
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
      await adjust.mutateAsync({ id: coupon.id, version, endAt, pieces });
      toast.success(t('done.adjust', { name: nameOf(coupon) }));
      onClose();
    },
  });
  return (
    <DialogForm form={form} open onClose={onClose} title={t('adjust.title')} submitLabel={t('adjust.submit')}>
      <Notice>{t('adjust.means')}</Notice>
      {theirs && (
        <Notice
          tone="warning"
          role="alert"
          action={
            <Button size="small" onClick={() => form.set(valuesOf(theirs.content))}>
              {t('changed.take')}
            </Button>
          }
        >
          {t('changed.text')}
        </Notice>
      )}
      <TextField label={t('field.endAt')} type="datetime-local" {...form.field('endAt')} />
      <Checkbox
        label={t('field.unlimited')}
        checked={form.values.unlimited}
        onChange={(unlimited) => form.set({ unlimited })}
      />
      {!form.values.unlimited && (
        <TextField
          label={t('field.total')}
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
