import { listSize } from '@mall/contract/core/limits';
import { paths } from '@mall/contract/core/paths';
import { opens, useQueryOf } from '@mall/platform';
import { Breadcrumbs, ButtonLink, EmptyMessage, FailedSection, Page } from '@mall/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { PencilRuler } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ListPages } from '../ListPages.tsx';
import { useFreshPage } from '../useFreshPage.ts';
import { usePageHeading } from '../usePageHeading.ts';
import { Cards, CardsComing } from './Cards.tsx';
import { hrefOf, readFilters } from './filters.ts';
import { Filters } from './Filters.tsx';

/** All furnished rooms, by room and style. */
export function GalleryPage() {
  const { t } = useTranslation('cases');
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const cases = useQueryOf(
    'designCase.list',
    { room: filters.room, style: filters.style, page: filters.page, size: listSize },
    { quiet: true, placeholderData: keepPreviousData },
  );
  usePageHeading(t('title'));
  useFreshPage(String(filters.page));
  const answer = cases.data;
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      above={<Breadcrumbs crumbs={[{ label: t('home'), to: paths.home() }, { label: t('title') }]} />}
      actions={
        opens(paths.cloudDesign()) && (
          <ButtonLink to={paths.cloudDesign()} icon={<PencilRuler size={16} strokeWidth={1.5} aria-hidden />}>
            {t('draw')}
          </ButtonLink>
        )
      }
    >
      <Filters filters={filters} rooms={answer?.rooms} styles={answer?.styles} />
      {answer === undefined && !cases.isError && <CardsComing />}
      {answer === undefined && cases.isError && (
        <FailedSection onRetry={() => void cases.refetch()} busy={cases.isFetching} height={420} />
      )}
      {answer?.list.length === 0 && (
        <EmptyMessage
          title={t('empty.title')}
          reason={t('empty.reason')}
          action={{ label: t('empty.all'), to: paths.designCases() }}
        />
      )}
      {answer && <Cards cases={answer.list} main stale={cases.isPlaceholderData} />}
      {answer && (
        <ListPages page={filters.page} total={answer.total} hrefOf={(page) => hrefOf({ ...filters, page })} />
      )}
    </Page>
  );
}
