import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { page as limits } from '@mall/contract/core/limits';
import { paths } from '@mall/contract/core/paths';
import { useQueryOf } from '@mall/platform';
import { ButtonLink, media, Picture } from '@mall/ui';
import { Card } from '@mall/ui/member';
import { reviewableLines } from '../reviewable.ts';

/** The pieces that the member received and has not reviewed yet, by order; nothing once all are. */
export function ToReview() {
  const { t } = useTranslation('member');
  const orders = useQueryOf('order.list', { tab: 'received', size: limits.maxSize }, { quiet: true });
  const waiting = (orders.data?.list ?? [])
    .map((order) => ({ ...order, lines: reviewableLines(order) }))
    .filter(({ lines }) => lines.length > 0);
  if (waiting.length === 0) return null;
  return (
    <Waiting as="section" aria-label={t('review.toReview')}>
      <h2>{t('review.toReview')}</h2>
      <ul>
        {waiting.map(({ id, no, lines }) => (
          <li key={id}>
            <Picture src={lines[0]?.image} alt="" width={64} height={64} sizes="64px" />
            <div>
              {lines.map((line) => (
                <Link key={line.id} to={paths.product({ productId: line.productId ?? '' })}>
                  {line.name}
                </Link>
              ))}
              <small>{t('review.ofOrder', { no })}</small>
            </div>
            <ButtonLink size="small" tone="primary" to={paths.evaluate({ orderId: id })}>
              {t('orders.do.evaluate')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Waiting>
  );
}

const Waiting = styled(Card)`
  padding: var(--space-5);

  > h2 { margin-bottom: var(--space-3); font-size: var(--step-0); }
  li { display: flex; align-items: center; gap: var(--space-4); padding-block: var(--space-3); }
  li + li { border-top: 1px solid var(--line); }
  li > :first-child { flex: none; width: 64px; }
  li > div + div { display: grid; flex: 1; gap: var(--space-1); min-width: 0; }
  small { color: var(--text-muted); }
  ${media.phone} { padding: var(--space-4); li { flex-wrap: wrap; } li > :last-child { flex: 1 0 100%; } }
`;
