import { officePaths } from '@mall/contract/seller/office-paths';
import { useMay, useQueryOf } from '@mall/platform';
import { Breadcrumbs, EmptyMessage, FailedSection, Notice, Skeleton } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SaleForm } from './SaleForm.tsx';

/** A draft of a flash sale: a new one, with `?id=` one that there is, with `?copy=` one like another. */
export function SaleFormScreen() {
  const [params] = useSearchParams();
  const [id, copy] = [params.get('id'), params.get('copy')];
  return <DraftPage key={[id, copy].join()} id={id} copy={copy} />;
}

function DraftPage({ id, copy }: { id: string | null; copy: string | null }) {
  const { t } = useTranslation('flashSales');
  const navigate = useNavigate();
  const mayEdit = useMay('price.edit');
  const read = id ?? copy;
  const { data, isError, refetch } = useQueryOf(
    'shopSeckill.detail',
    { id: read ?? '' },
    // What somebody else saves meanwhile must not move under what is typed.
    { enabled: read !== null, quiet: true, refetchOnWindowFocus: false },
  );
  const title = t(id === null ? 'new' : 'edit');
  const waits = read !== null && data === undefined;
  const over = id !== null && data !== undefined && data.state !== 'draft';
  return (
    <OfficePage
      above={<Breadcrumbs crumbs={[{ label: t('title'), to: officePaths.flashSales() }, { label: title }]} />}
      title={title}
      sub={t('bears')}
    >
      {!mayEdit && <Notice tone="warning">{t('noRight')}</Notice>}
      {waits && isError && <FailedSection onRetry={() => void refetch()} />}
      {waits && !isError && <Skeleton kind="block" height={480} />}
      {mayEdit && over && (
        <EmptyMessage
          title={t('notDraft')}
          reason={t('notDraftReason')}
          action={{ label: t('backToAll'), onClick: () => void navigate(officePaths.flashSales()) }}
        />
      )}
      {mayEdit && !waits && !over && (
        <SaleForm
          opened={{
            editing: id === null ? undefined : data,
            copied: id === null ? data : undefined,
            readAgain: async () => (await refetch()).data,
          }}
        />
      )}
    </OfficePage>
  );
}
