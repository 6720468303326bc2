import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge, useFormat } from '@mall/ui';
import { Block } from '../Block.tsx';
import { Pick, PickGrid } from './Pick.tsx';
import type { Preview } from './usePreview.ts';

type Coupons = Preview['coupons'];
type Coupon = Coupons['usable'][number];

/** The applicable coupons with the best one chosen; below, why the others do not apply. */
export function CouponChoice({
  coupons,
  onChoose,
}: {
  coupons: Coupons;
  onChoose: (couponId: string) => void;
}) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const { usable, unusable, chosen } = coupons;
  if (usable.length + unusable.length === 0) return null;
  const best = Math.max(...usable.map((coupon) => coupon.saving ?? 0));
  const note = (coupon: Coupon) =>
    [coupon.scopeText, t('confirm.coupon.until', { day: format.date(coupon.until, 'short') })]
      .filter(Boolean)
      .join(' · ');
  return (
    <Block title={t('confirm.coupon.title')}>
      {usable.length > 0 && (
        <PickGrid label={t('confirm.coupon.title')}>
          {usable.map((coupon) => (
            <Pick
              key={coupon.id}
              name="coupon"
              checked={coupon.id === chosen}
              onChoose={() => onChoose(coupon.id)}
            >
              <Line>
                <b>{coupon.name}</b>
                {coupon.saving !== null && <Saving>{format.money(-coupon.saving)}</Saving>}
                {coupon.saving === best && <Badge tone="saleSoft">{t('confirm.coupon.best')}</Badge>}
              </Line>
              <small>{note(coupon)}</small>
            </Pick>
          ))}
          <Pick name="coupon" checked={chosen === null} onChoose={() => onChoose('')}>
            {t('confirm.coupon.noneWanted')}
          </Pick>
        </PickGrid>
      )}
      {unusable.length > 0 && (
        <Others>
          <summary>{t('confirm.coupon.unusable', { count: unusable.length })}</summary>
          <ul>
            {unusable.map((coupon) => (
              <li key={coupon.id}>
                {coupon.name}
                {coupon.reason && <> · {coupon.reason}</>}
              </li>
            ))}
          </ul>
        </Others>
      )}
    </Block>
  );
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
`;

const Saving = styled.span`
  color: var(--sale);
  font-variant-numeric: tabular-nums;
`;

const Others = styled.details`
  margin-top: var(--space-3);
  color: var(--text-muted);
  font-size: var(--step--1);

  > summary { display: flex; align-items: center; min-height: var(--control); cursor: pointer; }
  > summary::before { content: '+'; width: var(--space-4); }
  &[open] > summary::before { content: '−'; }
  li { padding: var(--space-1) 0 var(--space-1) var(--space-4); }
`;
