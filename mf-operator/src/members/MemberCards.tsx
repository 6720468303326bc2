import { orderStatusNames } from '@mall/contract/trade/order';
import { TextLink, Timeline, useFormat } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMayOperate } from '../useMe.ts';
import type { MemberDetail } from './useMembers.ts';

const [ownOrders, shopOrders] = ['/operator/orders', '/operator/shopOrders'];

/** How many orders, and the last of them, each with the way to its page. */
export function LastOrders({ member: { orders, lastOrders } }: { member: MemberDetail }) {
  const { t } = useTranslation('members');
  const format = useFormat();
  const maySee = useMayOperate('order.view');
  return (
    <OfficeCard title={t('orders', { count: orders })}>
      {lastOrders.length === 0 && <Quiet>{t('noOrders')}</Quiet>}
      <List>
        {lastOrders.map(({ id, no, status, pay, shop, at }) => (
          <li key={id}>
            <b>
              {maySee ? (
                <TextLink to={`${shop === null ? ownOrders : shopOrders}?orderId=${id}`}>{no}</TextLink>
              ) : (
                no
              )}
            </b>
            <span>{format.money(pay, { decimals: 'always' })}</span>
            <small>
              {[t(`status.${orderStatusNames[status] ?? 'unpaid'}`), shop ?? t('mallsOwn')].join(' · ')}
            </small>
            <small>{format.dateTime(at, 'short')}</small>
          </li>
        ))}
      </List>
    </OfficeCard>
  );
}

/** Where a member is signed in. */
export function Sessions({ sessions }: Pick<MemberDetail, 'sessions'>) {
  const { t } = useTranslation('members');
  const format = useFormat();
  return (
    <OfficeCard title={t('sessions', { count: sessions.length })}>
      {sessions.length === 0 && <Quiet>{t('noSessions')}</Quiet>}
      <List>
        {sessions.map(({ device, network, madeAt, seenAt }) => (
          <li key={`${madeAt}${seenAt}`}>
            <b title={device}>{device === '' ? t('unknownDevice') : device}</b>
            <span>{network}</span>
            <small>{t('signedIn', { at: format.dateTime(madeAt, 'short') })}</small>
            <small>{t('seen', { at: format.dateTime(seenAt, 'short') })}</small>
          </li>
        ))}
      </List>
    </OfficeCard>
  );
}

/** What was done to the account and by it, the newest first. */
export function WhatWasDone({ log }: Pick<MemberDetail, 'log'>) {
  const { t } = useTranslation('members');
  const format = useFormat();
  const by = (actor: string | null) =>
    actor === null ? t('themselves') : actor === '' ? t('theMall') : actor;
  return (
    <OfficeCard title={t('log')}>
      {log.length === 0 && <Quiet>{t('noLog')}</Quiet>}
      <Timeline
        label={t('log')}
        entries={log.map(({ id, at, title, actor, changes }) => ({
          id,
          title,
          note: [
            by(actor),
            ...changes.map(
              ({ field, old, new: now }) => `${field}: ${[old, now].filter((one) => one).join(' → ')}`,
            ),
          ].join(' · '),
          time: format.dateTime(at, 'short'),
        }))}
      />
    </OfficeCard>
  );
}

const Quiet = styled.p`color: var(--text-muted); font-size: var(--o-s);`;

const List = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--space-4);
    padding-block: var(--space-2);
    border-top: 1px solid var(--o-line-soft);
  }
  > li:first-child { border-top: 0; }
  b { overflow: hidden; font-weight: var(--weight-strong); text-overflow: ellipsis; white-space: nowrap; }
  span, small { font-variant-numeric: tabular-nums; }
  small { color: var(--text-muted); font-size: var(--o-s); }
  > li > span, small:last-child { text-align: right; }
`;
