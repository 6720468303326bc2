import { api } from '@mall/platform';
import { useSavedViews } from '@mall/office';
import { ButtonLink, useFormat } from '@mall/ui';
import { OfficePage, ViewMenu } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ExportList } from '../ExportList.tsx';
import { PromoterPage } from './PromoterPage.tsx';
import { PromoterTable } from './PromoterTable.tsx';
import { type Promoters, usePromoters } from './usePromoters.ts';

/** The promoters of the mall and who wants to be one; with `?promoterId=` one of them. */
export function PromotersScreen() {
  const [params] = useSearchParams();
  const id = params.get('promoterId') ?? '';
  return id === '' ? <List /> : <PromoterPage key={id} id={id} />;
}

function List() {
  const { t } = useTranslation('mallPromoters');
  const format = useFormat();
  const promoters = usePromoters();
  const count = `${format.number(promoters.total)}${promoters.more ? '+' : ''}`;
  return (
    <OfficePage
      title={t('title')}
      sub={t('sub', { count: promoters.total, total: count })}
      actions={
        <>
          <ExportList
            total={promoters.total}
            begin={() => api('platformPromoter.exportJob', promoters.filter)}
          />
          <ButtonLink to="/operator/promoters/rates">{t('rates.open')}</ButtonLink>
          <Views promoters={promoters} />
        </>
      }
    >
      <PromoterTable promoters={promoters} />
    </OfficePage>
  );
}

function Views({ promoters }: { promoters: Promoters }) {
  const { t } = useTranslation('mallPromoters');
  return (
    <ViewMenu
      views={[
        { id: 'all', name: t('state.all'), query: '' },
        { id: 'pending', name: t('state.pending'), query: 'status=pending' },
        { id: 'suspended', name: t('state.suspended'), query: 'status=suspended' },
      ]}
      {...useSavedViews('operator.promoters', promoters)}
    />
  );
}
