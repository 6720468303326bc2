import { memberLimits } from '@mall/contract/operator/mall-members';
import type { Item } from '@mall/contract/operations';
import { toast, useQueryOf } from '@mall/platform';
import { DialogForm, Notice, useForm, useFormat } from '@mall/ui';
import { ComboBox } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useChoosing } from '../useChoosing.ts';
import { type MemberDetail, useMemberSteps } from './useMembers.ts';

/** Gives a member one of the mall's coupons that are there for that; sent twice it is given once. */
export function CouponDialog({ member, onClose }: { member: MemberDetail; onClose: () => void }) {
  const { t } = useTranslation('members');
  const format = useFormat();
  const { grant } = useMemberSteps();
  const [key] = useState(() => crypto.randomUUID());
  const coupons = useGivenCoupons();
  const form = useForm<{ id: string }, 'coupon'>({
    initial: { id: '' },
    problems: ({ id }) => (id === '' ? { id: 'coupon' } : {}),
    say: (problem) => t(`wrong.${problem}`),
    onSubmit: ({ id }) =>
      grant.mutateAsync({ id, userId: member.id, key }).then(
        () => {
          toast.success(t('done.coupon', { name: member.name, coupon: coupons.chosen?.name ?? '' }));
          onClose();
        },
        () => undefined, // said already; another can be chosen
      ),
  });
  const { value, error, onChange } = form.field('id');
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('coupon.title', { name: member.name })}
      submitLabel={t('coupon.submit')}
    >
      <Notice tone="info">{t('coupon.means')}</Notice>
      <Room>
        <ComboBox
          label={t('coupon.label')}
          placeholder={t('coupon.find')}
          error={error}
          options={coupons.found.map(({ id, name, kind, value: worth, takeTo }) => ({
            value: id,
            label: name,
            note: [
              kind === 'amount' ? format.money(worth) : format.percent(worth),
              t('coupon.until', { at: format.dateTime(takeTo, 'short') }),
            ].join(' · '),
          }))}
          value={value === '' ? null : value}
          onSearch={coupons.search}
          onChange={(id) => {
            coupons.choose(id);
            onChange(id ?? '');
          }}
        />
      </Room>
    </DialogForm>
  );
}

/** For the list, which the edge of the dialog would cut off. */
const Room = styled.div`min-height: 280px;`;

/** The coupons of a name that can be given now, and the one that was chosen. */
const useGivenCoupons = () => {
  const { keyword, among } = useChoosing<Item<'platformCoupon.list'>>();
  const { data } = useQueryOf(
    'platformCoupon.list',
    {
      keyword: keyword.slice(0, memberLimits.keyword),
      status: 'open',
      source: 'manual',
      now: true,
      size: 8,
    },
    { placeholderData: (before) => before },
  );
  return among(data?.list ?? []);
};
