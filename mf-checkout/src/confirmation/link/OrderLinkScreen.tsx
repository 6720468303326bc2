import { paths } from '@mall/contract/core/paths';
import { orderLinkWire } from '@mall/contract/core/wire.order-link';
import { ApiError, registerOperations, useQueryOf, useSession } from '@mall/platform';
import { EmptyMessage, FailedSection, Page, Skeleton } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ConfirmOrder } from '../ConfirmOrder.tsx';
import { Steps } from '../../Steps.tsx';
import { LinkHead } from './LinkHead.tsx';
import { LinkOver } from './LinkOver.tsx';
import { Offered } from './Offered.tsx';
import { Receiver } from './Receiver.tsx';

registerOperations(orderLinkWire);

/** An order that a shop or the mall has written, by its link. The token stands after the #: no server gets it with the page. */
export function OrderLinkScreen() {
  const { t } = useTranslation('orderLink');
  const token = useLocation().hash.slice(1);
  return (
    <Page above={<Steps at="confirm" />} title={t('title')}>
      {token === '' ? <Nothing /> : <Linked key={token} token={token} />}
    </Page>
  );
}

function Linked({ token }: { token: string }) {
  const signedIn = useSession().token !== null;
  // Asked anew each time: who comes back from paying has ordered.
  const { data, error, isFetching, refetch } = useQueryOf(
    'orderLink.show',
    { token },
    { quiet: true, staleTime: 0, gcTime: 0 },
  );
  if (data === undefined) {
    if (error === null) return <Skeleton kind="rows" rows={4} />;
    if (error instanceof ApiError && error.msgKey === 'missing') return <Nothing />;
    return <FailedSection onRetry={() => void refetch()} busy={isFetching} autoRetrySeconds={15} />;
  }
  if (data.state !== 'sent') return <LinkOver linked={data} />;
  const { receiver } = data;
  return (
    <>
      <LinkHead linked={data} />
      {signedIn ? (
        <ConfirmOrder
          source={{ kind: 'link', token }}
          suggestion={receiver === null ? undefined : (use) => <Receiver receiver={receiver} onUse={use} />}
        />
      ) : (
        <Offered linked={data} />
      )}
    </>
  );
}

function Nothing() {
  const { t } = useTranslation('orderLink');
  return (
    <EmptyMessage
      art="lamp"
      title={t('gone.title')}
      reason={t('gone.reason')}
      action={{ label: t('home'), to: paths.home() }}
    />
  );
}
