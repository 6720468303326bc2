import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@mall/contract/core/paths';
import { ApiError, isLost, useQueryOf } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import { Loaded, MemberPage } from '@mall/ui/member';
import { OrderReviews, OwnReviews } from './OwnReviews.tsx';
import { reviewableLines } from '../reviewable.ts';
import { ReviewForm } from './ReviewForm.tsx';

export function EvaluateScreen() {
  const { t } = useTranslation('member');
  const [search] = useSearchParams();
  const orderId = search.get('orderId') ?? '';
  const order = useQueryOf('order.detail', { id: orderId }, { quiet: true, enabled: orderId !== '' });
  const refused = order.error instanceof ApiError && !isLost(order.error) ? order.error.message : undefined;
  const nothing = (reason: string) => (
    <EmptyMessage
      panel
      title={t('review.nothing')}
      reason={reason}
      action={{ label: t('review.back'), to: paths.memberOrders() }}
    />
  );
  return (
    <MemberPage title={t(orderId === '' ? 'review.mine' : 'review.title')} note={order.data?.no}>
      {orderId === '' ? (
        <OwnReviews />
      ) : refused !== undefined ? (
        nothing(refused)
      ) : (
        <Loaded read={order}>
          {(read) => {
            const { id, lines } = read;
            const open = reviewableLines(read);
            const reviewed = lines.some((line) => line.reviewed);
            return (
              <>
                {open.length > 0 && <ReviewForm key={id} orderId={id} lines={open} />}
                {reviewed && <OrderReviews orderId={id} />}
                {open.length === 0 && !reviewed && nothing(t('review.nothingReason'))}
              </>
            );
          }}
        </Loaded>
      )}
    </MemberPage>
  );
}
