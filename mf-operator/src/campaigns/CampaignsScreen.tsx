import { campaignKinds } from '@mall/contract/campaign/campaign';
import { useSavedViews } from '@mall/office';
import { Button, Menu } from '@mall/ui';
import { FilterSegments, OfficePage, ViewMenu } from '@mall/ui/office';
import { CalendarDays, List as ListIcon, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMayOperate } from '../useMe.ts';
import { CampaignPage } from './CampaignPage.tsx';
import { CampaignTools } from './CampaignTools.tsx';
import { type Campaigns, formLink, useCampaigns, views } from './useCampaigns.ts';

/** Flash sales, coupons and boosts on a calendar or as a list; with `?campaignId=` one of them. */
export function CampaignsScreen() {
  const [params] = useSearchParams();
  const id = params.get('campaignId');
  const kind = campaignKinds.find((one) => one === params.get('of'));
  return id === null || kind === undefined ? <All /> : <CampaignPage key={kind + id} kind={kind} id={id} />;
}

function All() {
  const { t } = useTranslation('campaigns');
  const campaigns = useCampaigns();
  const mayEdit = useMayOperate('campaign.edit');
  return (
    <OfficePage
      title={t('title')}
      sub={t('sub')}
      actions={
        <>
          <FilterSegments
            label={t('view.label')}
            segments={views.map((value) => ({
              value,
              label: <ViewIcon view={value} />,
              name: t(`view.${value}`),
            }))}
            value={campaigns.asked.view}
            onChange={(view) => campaigns.ask({ view })}
          />
          <Views campaigns={campaigns} />
          {mayEdit && <Make />}
        </>
      }
    >
      <CampaignTools campaigns={campaigns} />
    </OfficePage>
  );
}

function ViewIcon({ view }: { view: (typeof views)[number] }) {
  const Icon = view === 'calendar' ? CalendarDays : ListIcon;
  return <Icon size={16} strokeWidth={1.75} aria-hidden />;
}

function Views({ campaigns }: { campaigns: Campaigns }) {
  const { t } = useTranslation('campaigns');
  return (
    <ViewMenu
      views={[
        { id: 'calendar', name: t('view.calendar'), query: '' },
        { id: 'list', name: t('view.list'), query: 'view=list' },
        { id: 'running', name: t('state.running'), query: 'view=list&state=running' },
        { id: 'draft', name: t('state.draft'), query: 'view=list&state=draft' },
      ]}
      {...useSavedViews('operator.campaigns', campaigns)}
    />
  );
}

/** A new draft of one of the kinds. */
function Make() {
  const { t } = useTranslation('campaigns');
  const navigate = useNavigate();
  return (
    <Menu
      align="end"
      items={campaignKinds.map((kind) => ({
        id: kind,
        label: t(`make.${kind}`),
        onSelect: () => void navigate(formLink(kind)),
      }))}
      trigger={(attributes) => (
        <Button tone="primary" icon={<Plus size={16} aria-hidden />} {...attributes}>
          {t('make.open')}
        </Button>
      )}
    />
  );
}
