import { KeysFoot } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage, Tabs, useFormat } from '@mall/ui';
import { chosenColumns, DataTable, OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { promoterColumns } from './promoter-columns.tsx';
import { PromoterTools } from './PromoterTools.tsx';
import { type Promoters, states } from './usePromoters.ts';

/** One card: states with counts, search and level, the promoters, pagination. */
export function PromoterTable({ promoters }: { promoters: Promoters }) {
  const { t } = useTranslation('mallPromoters');
  const format = useFormat();
  const keys = useSingleKeys();
  const { asked, ask, page, size, total, more } = promoters;
  const columns = promoterColumns(promoters.linkTo);
  const say = (key: (typeof columns)[number]['header']) => t(key);
  return (
    <OfficeCard flush>
      <Tabs
        label={t('column.state')}
        tabs={states.map((id) => ({
          id,
          label: t(`state.${id}`),
          count: promoters.hasMore(id)
            ? `${format.number(promoters.counts[id] ?? 0)}+`
            : promoters.counts[id],
        }))}
        value={asked.status}
        onChange={(status) => ask({ status })}
      >
        <PromoterTools promoters={promoters} columns={columns} say={say} />
        <DataTable
          label={t('title')}
          columns={chosenColumns(columns, asked.cols)}
          rows={promoters.rows}
          rowKey={({ userId }) => userId}
          rowName={({ name, mobile }) => `${name} ${mobile}`}
          say={say}
          load={promoters}
          keys={keys}
          density={asked.density}
          expectedRows={size}
          empty={<Nothing promoters={promoters} />}
        />
        <KeysFoot
          page={page}
          size={size}
          total={total}
          more={more}
          onPage={(next) => ask({ page: next })}
          letters={[{ key: '/', does: t('search') }]}
        />
      </Tabs>
    </OfficeCard>
  );
}

/** Nobody promotes yet, or nobody fits and the way to see all. */
function Nothing({ promoters }: { promoters: Promoters }) {
  const { t } = useTranslation('mallPromoters');
  return promoters.narrowed ? (
    <EmptyMessage
      title={t('notFound')}
      reason={t('notFoundReason')}
      action={{ label: t('showAll'), onClick: promoters.widen }}
    />
  ) : (
    <EmptyMessage title={t('none')} reason={t('noneReason')} />
  );
}
