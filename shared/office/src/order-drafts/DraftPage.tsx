import { canEditDraft } from '@mall/contract/trade/order-draft';
import { ApiError, useQueryOf } from '@mall/platform';
import { Breadcrumbs, EmptyMessage, FailedSection, Skeleton } from '@mall/ui';
import { DetailLayout, OfficePage } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useOrderDraftDesk } from './desk.ts';
import { DraftActions } from './DraftActions.tsx';
import { DraftFacts } from './DraftFacts.tsx';
import { DraftPill } from './DraftPill.tsx';
import { DraftTotals } from './DraftTotals.tsx';
import { EditDraft } from './EditDraft.tsx';
import { LinkCard } from './LinkCard.tsx';
import { SendDialog } from './SendDialog.tsx';

/** One draft: to be changed while no link of it is out, else to be read; its link and its order. */
export function DraftPage({ id }: { id: string }) {
  const { t } = useTranslation('orderDrafts');
  const { of, useMayEdit } = useOrderDraftDesk();
  const mayEdit = useMayEdit();
  const [sending, setSending] = useState(false);
  // What was typed stays when a colleague makes a link meanwhile.
  const [typed, setTyped] = useState(false);
  const { data: draft, error, refetch } = useQueryOf(`${of}.detail`, { id }, { refetchInterval: 30_000 });
  const back = useBack();
  if (draft === undefined) {
    if (error === null) return <Skeleton kind="block" height={480} />;
    if (!(error instanceof ApiError && error.msgKey === 'missing'))
      return <FailedSection onRetry={() => void refetch()} />;
    return (
      <OfficePage title={t('title')}>
        <EmptyMessage title={t('gone')} reason={t('goneReason')} action={{ label: t('toList'), to: back }} />
      </OfficePage>
    );
  }
  const { name } = draft.customer;
  const link = (dirty: boolean) => <LinkCard draft={draft} dirty={dirty} onSend={() => setSending(true)} />;
  return (
    <OfficePage
      above={<Breadcrumbs crumbs={[{ label: t('title'), to: back }, { label: draft.no }]} />}
      title={name === '' ? t('unnamed') : t('one', { name })}
      status={<DraftPill state={draft.state} />}
      actions={<DraftActions draft={draft} back={back} />}
    >
      {mayEdit && (typed || canEditDraft(draft.state)) ? (
        <EditDraft draft={draft} link={link} onDirty={setTyped} />
      ) : (
        <DetailLayout
          aside={
            <>
              <DraftTotals priced={draft.priced} fixed={!canEditDraft(draft.state)} />
              {link(false)}
            </>
          }
        >
          <DraftFacts draft={draft} />
        </DetailLayout>
      )}
      {sending && <SendDialog draft={draft} onClose={() => setSending(false)} />}
    </OfficePage>
  );
}

/** The page of the list from which the user came. */
const useBack = (): string => {
  const { path } = useOrderDraftDesk();
  const query = new URLSearchParams(useLocation().search);
  query.delete('id');
  return `${path()}${query.size > 0 ? `?${query}` : ''}`;
};
