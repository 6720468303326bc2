import { keepPreviousData } from '@tanstack/react-query';
import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { useQueryOf } from '@mall/platform';
import { EmptyMessage, useFormat } from '@mall/ui';
import { PagedList } from '@mall/ui/member';
import { useTranslation } from 'react-i18next';
import { PersonRow, type PeopleProps, pageSize } from './PersonRow.tsx';

/**
 * Customers who registered or bought through the promoter, and until when an order still counts for the
 * promoter.
 */
export function Customers({ page, hrefOf }: PeopleProps) {
  const { t } = useTranslation('distribution');
  const format = useFormat();
  const customers = useQueryOf(
    'promoter.customers',
    { page, size: pageSize },
    { placeholderData: keepPreviousData, quiet: true },
  );
  return (
    <PagedList
      read={customers}
      page={page}
      size={pageSize}
      hrefOf={hrefOf}
      empty={
        <EmptyMessage
          art="lamp"
          title={t('customers.none')}
          reason={t('customers.noneReason')}
          action={{ label: t('info.open'), to: promotionPaths.info() }}
        />
      }
    >
      {(list) => (
        <ul aria-busy={customers.isPlaceholderData}>
          {list.map(({ id, name, image, since, until, orders, commission }) => (
            <PersonRow
              key={id}
              name={name}
              image={image}
              note={t('customers.since', { date: format.date(since) })}
              facts={[
                [t('customers.until'), format.date(until)],
                [t('team.orders'), format.number(orders)],
              ]}
              commission={commission}
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
