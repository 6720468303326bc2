import { toast, useMutationOf, useQueryOf } from '@mall/platform';
import { Button, ConfirmDialog, EmptyMessage, FailedSection, Section, Skeleton } from '@mall/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Want } from './state.ts';
import { WantCard } from './WantCard.tsx';

const step = 10;

/** The member's own requests, latest first, and how to withdraw one. */
export function MyWants() {
  const { t } = useTranslation('wanting');
  const [size, setSize] = useState(step);
  const [leaving, setLeaving] = useState<Want | null>(null);
  const wants = useQueryOf(
    'purchaseRequest.list',
    { page: 1, size },
    { quiet: true, placeholderData: keepPreviousData },
  );
  const cancel = useMutationOf('purchaseRequest.cancel', {
    refreshes: ['purchaseRequest.list'],
    onSuccess: () => toast.success(t('mine.cancelled')),
    onSettled: () => setLeaving(null),
  });
  const { data } = wants;
  return (
    <Section title={t('mine.title')} size="part" busy={wants.isFetching && data !== undefined}>
      {wants.isPending && <Skeleton kind="rows" rows={2} />}
      {wants.isError && !data && (
        <FailedSection onRetry={() => void wants.refetch()} busy={wants.isFetching} height={240} />
      )}
      {data?.total === 0 && (
        <EmptyMessage art="none" title={t('mine.empty')} reason={t('mine.emptyReason')} />
      )}
      <List>
        {data?.list.map((want) => (
          <li key={want.id}>
            <WantCard want={want} onCancel={() => setLeaving(want)} />
          </li>
        ))}
      </List>
      {data && data.total > data.list.length && (
        <More onClick={() => setSize(size + step)} busy={wants.isFetching}>
          {t('mine.more')}
        </More>
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={t('mine.cancelTitle')}
        confirmLabel={t('mine.cancel')}
        cancelLabel={t('mine.keep')}
        danger
        busy={cancel.isPending}
        onConfirm={() => leaving && cancel.mutate({ id: leaving.id })}
        onClose={() => setLeaving(null)}
      >
        {t('mine.cancelText', { no: leaving?.no ?? '' })}
      </ConfirmDialog>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
`;

const More = styled(Button)`
  margin-top: var(--space-4);
`;
