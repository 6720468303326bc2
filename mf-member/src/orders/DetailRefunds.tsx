import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Output } from '@mall/contract/operations';
import type { RefundStatus } from '@mall/contract/trade/refund';
import { paths } from '@mall/contract/core/paths';
import { toast, useMutationOf } from '@mall/platform';
import { Badge, type BadgeTone, Button, ButtonLink, MoneyText, Picture, useFormat } from '@mall/ui';
import { DetailPart } from './DetailPart.tsx';

type Order = Output<'order.detail'>;
type Refund = Order['refunds'][number];

const tones = {
  requested: 'warning',
  approved: 'info',
  rejected: 'danger',
  refunded: 'success',
  cancelled: 'quiet',
} as const satisfies Record<RefundStatus, BadgeTone>;

/** The refund requests, the shop's answers, and the refunded amounts. */
export function DetailRefunds({ order }: { order: Pick<Order, 'id' | 'lines' | 'refunds' | 'currency'> }) {
  const { t } = useTranslation('member');
  const format = useFormat();
  const withdraw = useMutationOf('refund.withdraw', {
    refreshes: ['order.list', 'order.detail'],
    onSuccess: () => toast.success(t('refund.withdrawn')),
  });
  const nameOf = ({ kind, lineId, qty }: Refund) => {
    const name = order.lines.find(({ id }) => id === lineId)?.name ?? '';
    if (kind === 'line') return t('refund.pieces', { name, count: qty ?? 0 });
    return kind === 'rest' ? t('refund.rest', { name }) : t(`refund.kind.${kind}`);
  };
  const money = (amount: number) => format.money(amount, { currency: order.currency, decimals: 'always' });
  return (
    <DetailPart title={t('refund.title')}>
      <List>
        {order.refunds.map((refund) => (
          <li key={refund.id}>
            <span>
              {nameOf(refund)}
              <small>{format.dateTime(refund.refundedAt ?? refund.decidedAt ?? refund.at)}</small>
            </span>
            <MoneyText amount={refund.amount} currency={order.currency} decimals="always" />
            <p>
              <Badge tone={tones[refund.status]}>{t(`refund.state.${refund.status}`)}</Badge>
              {refund.actions.includes('withdraw') && (
                <Button
                  size="small"
                  tone="ghost"
                  busy={withdraw.isPending}
                  onClick={() => withdraw.mutate({ id: refund.id })}
                >
                  {t('refund.withdraw')}
                </Button>
              )}
              {refund.left > 0 && (
                <ButtonLink
                  size="small"
                  tone="ghost"
                  to={paths.refund({ orderId: order.id, rest: refund.id })}
                >
                  {t('refund.askRest', { amount: money(refund.left) })}
                </ButtonLink>
              )}
            </p>
            {refund.amount < refund.due && (
              <small>{t('refund.partly', { asked: money(refund.due), given: money(refund.amount) })}</small>
            )}
            {refund.note !== '' && <small>{refund.note}</small>}
            {refund.photos.length > 0 && (
              <div>
                {refund.photos.map((url) => (
                  <a key={url} href={url} target="_blank" rel="noreferrer">
                    <Picture
                      src={url}
                      alt={t('refund.photo')}
                      width={48}
                      height={48}
                      sizes="48px"
                      kind="photo"
                    />
                  </a>
                ))}
              </div>
            )}
            {refund.answer !== '' && (
              <small>
                <b>{t('refund.answer')}</b>
                {refund.answer}
              </small>
            )}
          </li>
        ))}
      </List>
    </DetailPart>
  );
}

const List = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-1) var(--space-3);
    padding-block: var(--space-2);
    font-size: var(--step--1);
  }
  > li + li { border-top: 1px solid var(--line); }
  > li > :not(span) { grid-column: 1 / -1; }
  > li > span + span { grid-column: auto; }
  p > button, p > a { /* its words stand at the edge, in whichever line */
    --button-pad-s: var(--space-3);
    margin-inline: calc(-1 * var(--space-3));
  }
  p { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--space-2); }
  div { display: flex; flex-wrap: wrap; gap: var(--space-2); }
  small { display: block; color: var(--text-muted); font-size: var(--step--2); overflow-wrap: anywhere; }
`;
