import { paths } from '@mall/contract/core/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftList } from '../DraftList.tsx';
import type { DraftList as Rows } from '../useDraftList.ts';
import { useCaseColumns } from './case-columns.tsx';
import type { CaseKind } from './case-kind.ts';
import type { OwnCase } from './case-row.ts';

type CaseListProps = {
  kind: CaseKind;
  list: Rows<OwnCase>;
  title: string;
  /** What a list without any says; a shop's own by default. */
  none?: { title: string; reason: string };
  filters?: ReactNode;
  views?: ReactNode;
  /** Beside the button for a new one. */
  tools?: ReactNode;
};

/** The page of a seller's own design cases. */
export function CaseList({ kind, list, title, none, filters, views, tools }: CaseListProps) {
  const { t } = useTranslation('ownCases');
  return (
    <DraftList
      kind={kind}
      words={{
        title,
        sub: (count, total) => t('sub', { count, total }),
        add: t('add'),
        find: t('find'),
        name: t('column.name'),
        unnamed: t('unnamed'),
        none: none?.title ?? t('none'),
        noneReason: none?.reason ?? t('noneReason'),
        notFound: t('notFound'),
      }}
      list={list}
      filters={filters}
      views={views}
      tools={tools}
      sub={({ pictures, spots }) =>
        `${t('pictureCount', { count: pictures })} · ${t('spotCount', { count: spots })}`
      }
      picture="photo"
      columns={useCaseColumns()}
      more={({ caseId, onSale }) =>
        caseId !== null && onSale
          ? [{ id: 'see', label: t('action.see'), to: paths.designCases({ id: caseId }) }]
          : []
      }
    />
  );
}
