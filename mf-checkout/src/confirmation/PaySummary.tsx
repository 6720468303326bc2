import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { savingsOf } from '@mall/contract/trade/receipt';
import { media, Panel, SummaryRows } from '@mall/ui';
import { PlaceButton, type PlaceButtonProps } from './PlaceButton.tsx';

/** The bill and the button. */
export function PaySummary(props: PlaceButtonProps) {
  const { t } = useTranslation('checkout');
  const { preview } = props;
  const { listed, member, packages } = savingsOf(preview);
  const pieces = preview.lines.reduce((count, line) => count + line.qty, 0);
  return (
    <Panel title={t('bill.toPay')}>
      <div aria-live="polite" aria-busy={props.stale}>
        <SummaryRows
          rows={[
            { id: 'goods', label: t('bill.pieces', { count: pieces }), amount: listed },
            ...(member > 0 ? [{ id: 'member', label: t('bill.member'), amount: -member, member: true }] : []),
            ...(packages > 0
              ? [{ id: 'packages', label: t('bill.packages'), amount: -packages, saving: true }]
              : []),
            ...(preview.discount > 0
              ? [{ id: 'coupon', label: t('bill.coupon'), amount: -preview.discount, saving: true }]
              : []),
            preview.freight > 0
              ? { id: 'freight', label: t('bill.freight'), amount: preview.freight }
              : { id: 'freight', label: t('bill.freight'), content: t('bill.free') },
            { id: 'total', label: t('bill.total'), amount: preview.pay, total: true },
          ]}
        />
      </div>
      <Wide>
        <PlaceButton {...props} wide />
      </Wide>
      <Small>{t('confirm.held', { count: preview.payWithinMinutes })}</Small>
    </Panel>
  );
}

const Wide = styled.div`
  margin-top: 20px; /* the look's air above the last step */

  ${media.phone} { display: none; }
`;

const Small = styled.p`
  margin-top: var(--space-3);
  color: var(--text-muted);
  font-size: var(--step--1);
  line-height: var(--leading-ui);
`;
