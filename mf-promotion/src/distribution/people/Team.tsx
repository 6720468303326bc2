import { keepPreviousData } from '@tanstack/react-query';
import { useQueryOf } from '@mall/platform';
import { EmptyMessage, useFormat } from '@mall/ui';
import { PagedList } from '@mall/ui/member';
import { useTranslation } from 'react-i18next';
import { PersonRow, type PeopleProps, pageSize } from './PersonRow.tsx';

/** Promoters whom the member invited, with what their sales earned the member. */
export function Team({ page, hrefOf }: PeopleProps) {
  const { t } = useTranslation('distribution');
  const format = useFormat();
  const team = useQueryOf(
    'promoter.team',
    { page, size: pageSize },
    { placeholderData: keepPreviousData, quiet: true },
  );
  return (
    <PagedList
      read={team}
      page={page}
      size={pageSize}
      hrefOf={hrefOf}
      empty={<EmptyMessage art="lamp" title={t('team.none')} reason={t('team.noneReason')} />}
    >
      {(list) => (
        <ul aria-busy={team.isPlaceholderData}>
          {list.map(({ id, name, image, level, since, customers, orders, commission }) => (
            <PersonRow
              key={id}
              name={name}
              image={image}
              note={t('team.since', { date: format.date(since), level })}
              facts={[
                [t('info.customers'), format.number(customers)],
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
