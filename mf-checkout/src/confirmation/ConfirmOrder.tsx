import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { remark as limits } from '@mall/contract/core/limits';
import { paths } from '@mall/contract/core/paths';
import { ApiError, isLost } from '@mall/platform';
import { EmptyMessage, FailedSection, Skeleton, TextArea } from '@mall/ui';
import { Columns } from '../Columns.tsx';
import { AddressChoice, type SuggestAddress } from './AddressChoice.tsx';
import { Block } from '../Block.tsx';
import { ConfirmBar } from './ConfirmBar.tsx';
import { CouponChoice } from './CouponChoice.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { PaySummary } from './PaySummary.tsx';
import { Pieces } from './Pieces.tsx';
import type { Source } from './source.ts';
import { useConfirm } from './useConfirm.ts';

type ConfirmOrderProps = {
  source: Source;
  /** Above the addresses: one that somebody else wrote down. */
  suggestion?: SuggestAddress | undefined;
};

/** One page from address to price; nothing is bought before the last button. */
export function ConfirmOrder({ source, suggestion }: ConfirmOrderProps) {
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
        action={wayBack(source, t('confirm.toOffers'), t('confirm.nothing.action'))}
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
        <AddressChoice
          chosen={chosen.addressId ?? data.address?.id}
          onChoose={order.setAddressId}
          suggestion={suggestion}
        />
        <Pieces preview={data} />
        {source.kind !== 'quote' && source.kind !== 'link' && (
          <CouponChoice coupons={data.coupons} onChoose={order.setCouponId} />
        )}
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

/** Where what is ordered can be seen again; a link can only be opened again. */
const wayBack = ({ kind }: Source, offers: string, cart: string) => {
  if (kind === 'link') return undefined;
  return kind === 'quote' ? { label: offers, to: paths.memberOffers() } : { label: cart, to: paths.cart() };
};

const Remark = styled(TextArea)`
  textarea { min-height: calc(2 * var(--control)); }
`;
