import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { useQueryOf } from '@mall/platform';
import { Notice, TextLink, useFormat } from '@mall/ui';
import { Card, Loaded, MemberPage } from '@mall/ui/member';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ProfitRow } from '../profits/ProfitRow.tsx';
import { Columns } from '../profits/row-style.ts';

/** One order that earns a commission: its state, and each of its commissions. */
export function OrderDetail({ id }: { id: string }) {
  const { t } = useTranslation('distribution');
  const format = useFormat();
  const [opened, setOpened] = useState<string>();
  const order = useQueryOf('promoter.order', { id }, { quiet: true });
  return (
    <MemberPage
      arriving
      back={<TextLink to={promotionPaths.orders()}>{t('orders.title')}</TextLink>}
      title={t('orders.one', { no: order.data?.orderNo ?? '' })}
      note={order.data && format.dateTime(order.data.orderedAt)}
    >
      <Loaded read={order}>
        {({ commissions, receivedAt }) => (
          <>
            <Notice>
              {receivedAt === null
                ? t('orders.notReceived')
                : t('orders.received', { date: format.date(receivedAt) })}
            </Notice>
            <Card>
              <Columns aria-hidden="true">
                <span>{t('column.date')}</span>
                <span>{t('column.item')}</span>
                <span data-end>{t('column.base')}</span>
                <span data-end>{t('column.rate')}</span>
                <span data-end>{t('column.amount')}</span>
                <span>{t('column.state')}</span>
              </Columns>
              <List>
                {commissions.map((commission) => (
                  <ProfitRow
                    key={commission.id}
                    commission={commission}
                    open={commissions.length === 1 || opened === commission.id}
                    onToggle={() => setOpened(opened === commission.id ? undefined : commission.id)}
                  />
                ))}
              </List>
            </Card>
          </>
        )}
      </Loaded>
    </MemberPage>
  );
}

const List = styled.ul`
  overflow: hidden;
  border-radius: 0 0 var(--radius-m) var(--radius-m);
`;
