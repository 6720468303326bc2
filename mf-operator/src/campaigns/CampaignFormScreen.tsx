import { type CampaignKind, campaignKinds } from '@mall/contract/campaign/campaign';
import { useQueryOf } from '@mall/platform';
import { Breadcrumbs, EmptyMessage, FailedSection, Notice, Skeleton } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMayOperate } from '../useMe.ts';
import { BoostForm } from './BoostForm.tsx';
import { CouponForm } from './CouponForm.tsx';
import { SaleForm } from './SaleForm.tsx';
import { path } from './useCampaigns.ts';

const forms = { seckill: SaleForm, coupon: CouponForm, boost: BoostForm };

/** A draft of a kind: a new one, with `?id=` one that there is, with `?copy=` one like another campaign. */
export function CampaignFormScreen() {
  const [params] = useSearchParams();
  const kind = campaignKinds.find((one) => one === params.get('of')) ?? 'seckill';
  const [id, copy] = [params.get('id'), params.get('copy')];
  return <DraftPage key={[kind, id, copy].join()} kind={kind} id={id} copy={copy} />;
}

type Props = { kind: CampaignKind; id: string | null; copy: string | null };

function DraftPage({ kind, id, copy }: Props) {
  const { t } = useTranslation('campaigns');
  const navigate = useNavigate();
  const mayEdit = useMayOperate('campaign.edit');
  const read = id ?? copy;
  const { data, isError, refetch } = useQueryOf(
    'mallCampaign.detail',
    { kind, id: read ?? '' },
    // What somebody else saves meanwhile must not move under what is typed.
    { enabled: read !== null, quiet: true, refetchOnWindowFocus: false },
  );
  const Form = forms[kind];
  const title = t(id === null ? `make.${kind}` : `edit.${kind}`);
  const waits = read !== null && data === undefined;
  const opened = {
    editing: id === null ? undefined : data,
    copied: id === null ? data : undefined,
    // A read that fails still has what was read before.
    readAgain: async () => {
      const again = await refetch();
      return again.isError ? undefined : again.data;
    },
  };
  return (
    <OfficePage
      above={<Breadcrumbs crumbs={[{ label: t('title'), to: path }, { label: title }]} />}
      title={title}
    >
      {!mayEdit && <Notice tone="warning">{t('noRight')}</Notice>}
      {waits && isError && <FailedSection onRetry={() => void refetch()} />}
      {waits && !isError && <Skeleton kind="block" height={480} />}
      {mayEdit && !waits && id !== null && data?.state !== 'draft' && (
        <EmptyMessage
          title={t('notDraft')}
          reason={t('notDraftReason')}
          action={{ label: t('backToAll'), onClick: () => void navigate(path) }}
        />
      )}
      {mayEdit && !waits && (id === null || data?.state === 'draft') && <Form opened={opened} />}
    </OfficePage>
  );
}
