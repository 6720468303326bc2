import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { remark as limits } from '@mall/contract/core/limits';
import { paths } from '@mall/contract/core/paths';
import { ApiError, isLost } from '@mall/platform';
import { EmptyMessage, FailedSection, Skeleton, TextArea } from '@mall/ui';
import { Columns } from '../Columns.tsx';
import { AddressChoice } from './AddressChoice.tsx';
import { Block } from '../Block.tsx';
import { ConfirmBar } from './ConfirmBar.tsx';
import { CouponChoice } from './CouponChoice.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { PaySummary } from './PaySummary.tsx';
import { Pieces } from './Pieces.tsx';
import type { Source } from './source.ts';
import { useConfirm } from './useConfirm.ts';

/** One page from address to price; nothing is bought before the last button. */
export function ConfirmOrder({ source }: { source: Source }) {
  const { t } = useTranslation('checkout');
  const order = useConfirm(source);
  const { preview, hitch, chosen } = order;

  if (preview.isPending) {
    return (
      <Columns side={<Skeleton kind="block" height={320} />}>
        <Skeleton kind="rows" rows={4} />
      </Columns>
    );
  }
  if (!preview.data) {
    const refused = preview.error instanceof ApiError && !isLost(preview.error);
    return refused ? (
      <EmptyMessage
        art="lamp"
        title={t('confirm.refused')}
        reason={preview.error.message}
        action={
          source.kind === 'quote'
            ? { label: t('confirm.toOffers'), to: paths.memberOffers() }
            : { label: t('confirm.nothing.action'), to: paths.cart() }
        }
      />
    ) : (
      <FailedSection onRetry={() => void preview.refetch()} busy={preview.isFetching} autoRetrySeconds={15} />
    );
  }

  const { data } = preview;
  const button = {
    preview: data,
    busy: order.placing,
    stale: preview.isPlaceholderData,
    changed: hitch?.kind === 'priceChanged',
    onPlace: () => void order.place(data),
  };
  return (
    <>
      <Columns side={<PaySummary {...button} />}>
        {hitch && <ProblemNotice hitch={hitch} lines={data.lines} source={source} />}
        <AddressChoice chosen={chosen.addressId ?? data.address?.id} onChoose={order.setAddressId} />
        <Pieces preview={data} />
        {source.kind !== 'quote' && <CouponChoice coupons={data.coupons} onChoose={order.setCouponId} />}
        <Block title={t('confirm.remark.title')}>
          <Remark
            label={t('confirm.remark.label')}
            hint={t('confirm.remark.hint')}
            optional
            counter={limits.max}
            value={chosen.remark}
            onChange={order.setRemark}
          />
        </Block>
      </Columns>
      <ConfirmBar {...button} />
    </>
  );
}

const Remark = styled(TextArea)`
  textarea { min-height: calc(2 * var(--control)); }
`;
