import { Breadcrumbs, useFormat } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ApplicationPage } from './ApplicationPage.tsx';
import { ApplicationTable } from './ApplicationTable.tsx';
import { useApplications } from './useApplications.ts';

/** Who asks to open a shop; with `?id=` one of them. */
export function ApplicationsScreen() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  return id === '' ? <List /> : <ApplicationPage key={id} id={id} />;
}

function List() {
  const { t } = useTranslation('shopApplications');
  const format = useFormat();
  const applications = useApplications();
  const total = `${format.number(applications.total)}${applications.more ? '+' : ''}`;
  return (
    <OfficePage
      above={<Breadcrumbs crumbs={[{ label: t('shops'), to: '/operator/shops' }, { label: t('title') }]} />}
      title={t('title')}
      sub={t('sub', { count: applications.total, total })}
    >
      <ApplicationTable applications={applications} />
    </OfficePage>
  );
}
