import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@mall/contract/core/paths';
import { Button, EmptyMessage } from '@mall/ui';
import { MemberPage, PagedList, ranges, Segments } from '@mall/ui/member';
import { HistoryDays } from './HistoryDays.tsx';
import { pageSize, useHistory } from './useHistory.ts';

export function HistoryScreen() {
  const { t } = useTranslation('member');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { history, page, range, forget, busy } = useHistory(search);
  const any = (history.data?.list.length ?? 0) > 0;
  return (
    <MemberPage
      title={t('history.title')}
      actions={
        any && (
          <Button busy={busy} onClick={() => forget({})}>
            {t('history.clear')}
          </Button>
        )
      }
    >
      <Segments
        label={t('range.label')}
        options={ranges.map((id) => ({ id, label: t(`range.${id}`) }))}
        value={range}
        onChange={(next) => void navigate(`?range=${next}`)}
      />
      <PagedList
        read={history}
        skeleton="cards"
        page={page}
        size={pageSize}
        hrefOf={(to) => `?range=${range}&page=${to}`}
        empty={
          <EmptyMessage
            panel
            title={t('history.empty.title')}
            reason={t('history.empty.reason')}
            action={{ label: t('browse'), to: paths.productCenter() }}
          />
        }
      >
        {(list) => (
          <HistoryDays
            products={list}
            onForget={(id) => forget({ ids: [id] })}
            onForgetDay={(day) => forget({ day })}
          />
        )}
      </PagedList>
    </MemberPage>
  );
}
