import { useMay } from '@mall/platform';
import { Breadcrumbs, EmptyMessage, FailedSection, Notice, Skeleton } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type Kind, places, type ShopKind } from './kind.ts';

/** A draft of a kind: a new one, with `?id=` one that there is, with `?copy=` one like another. */
export function CampaignFormScreen<K extends ShopKind>({ of }: { of: Kind<K> }) {
  const [params] = useSearchParams();
  const [id, copy] = [params.get('id'), params.get('copy')];
  return <DraftPage key={[id, copy].join()} of={of} id={id} copy={copy} />;
}

type Props<K extends ShopKind> = {
  of: Kind<K>;
  id: string | null;
  copy: string | null;
};

function DraftPage<K extends ShopKind>({ of, id, copy }: Props<K>) {
  const { kind, useOne, Form } = of;
  const { list } = places[kind];
  const { t } = useTranslation('shopCampaigns');
  const navigate = useNavigate();
  const mayEdit = useMay('price.edit');
  const read = id ?? copy;
  const { data, isError, refetch } = useOne(read);
  const title = t(id === null ? `${kind}.new` : `${kind}.edit`);
  const waits = read !== null && data === undefined;
  const over = id !== null && data !== undefined && data.state !== 'draft';
  return (
    <OfficePage
      above={<Breadcrumbs crumbs={[{ label: t(`${kind}.title`), to: list }, { label: title }]} />}
      title={title}
      sub={t(`${kind}.bears`)}
    >
      {!mayEdit && <Notice tone="warning">{t(`${kind}.noRight`)}</Notice>}
      {waits && isError && <FailedSection onRetry={() => void refetch()} />}
      {waits && !isError && <Skeleton kind="block" height={480} />}
      {mayEdit && over && (
        <EmptyMessage
          title={t(`${kind}.notDraft`)}
          reason={t('notDraftReason')}
          action={{ label: t(`${kind}.backToAll`), onClick: () => void navigate(list) }}
        />
      )}
      {mayEdit && !waits && !over && (
        <Form
          opened={{
            editing: id === null ? undefined : data,
            copied: id === null ? data : undefined,
            // A read that fails still has what was read before.
            readAgain: async () => {
              const again = await refetch();
              return again.isError ? undefined : again.data;
            },
          }}
        />
      )}
    </OfficePage>
  );
}
