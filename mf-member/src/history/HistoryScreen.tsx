import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@mall/contract/paths';
import { common, toast, useMutationOf, useQueryOf } from '@mall/platform';
import { Button, ConfirmDialog, EmptyMessage, Pagination } from '@mall/ui';
import { Loaded } from '../Loaded.tsx';
import { MemberPage } from '../MemberPage.tsx';
import { pageOf } from '../page-of.ts';
import { rangeOf, ranges } from '../ranges.ts';
import { Segments } from '../Segments.tsx';
import { HistoryDays } from './HistoryDays.tsx';

const size = 24;

export function HistoryScreen() {
  const { t } = useTranslation('member');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const page = pageOf(search);
  const range = rangeOf(search.get('range'));
  const [asking, setAsking] = useState(false);
  const history = useQueryOf(
    'history.list',
    { range, page, size },
    { placeholderData: keepPreviousData, quiet: true },
  );
  const clear = useMutationOf('history.clear', {
    refreshes: ['history.list', 'attention.count'],
    onSuccess: () => {
      setAsking(false);
      toast.success(common('done.historyCleared'));
    },
  });
  const any = (history.data?.list.length ?? 0) > 0;
  return (
    <MemberPage
      title={t('history.title')}
      actions={any && <Button onClick={() => setAsking(true)}>{t('history.clear')}</Button>}
    >
      <Segments
        label={t('range.label')}
        options={ranges.map((id) => ({ id, label: t(`range.${id}`) }))}
        value={range}
        onChange={(next) => void navigate(`?range=${next}`)}
      />
      <Loaded read={history} skeleton="cards">
        {({ list, total }) =>
          list.length === 0 ? (
            <EmptyMessage
              panel
              title={t('history.empty.title')}
              reason={t('history.empty.reason')}
              action={{ label: t('browse'), to: paths.productCenter() }}
            />
          ) : (
            <>
              <HistoryDays products={list} onForget={(id) => clear.mutate({ ids: [id] })} />
              <Pagination
                page={page}
                size={size}
                total={total}
                hrefOf={(to) => `?range=${range}&page=${to}`}
              />
            </>
          )
        }
      </Loaded>
      <ConfirmDialog
        open={asking}
        danger
        title={t('history.ask.title')}
        confirmLabel={t('history.clear')}
        busy={clear.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => clear.mutate({})}
      >
        <p>{t('history.ask.text')}</p>
      </ConfirmDialog>
    </MemberPage>
  );
}
