import { paths } from '@mall/contract/core/paths';
import { useTranslation } from 'react-i18next';
import { DraftList } from '../DraftList.tsx';
import type { DraftList as Rows } from '../useDraftList.ts';
import { useCaseColumns } from './case-columns.tsx';
import type { CaseKind } from './case-kind.ts';
import type { OwnCase } from './case-row.ts';

type CaseListProps = { kind: CaseKind; list: Rows<OwnCase> };

/** The page of a seller's own design cases. */
export function CaseList({ kind, list }: CaseListProps) {
  const { t } = useTranslation('ownCases');
  return (
    <DraftList
      kind={kind}
      words={{
        title: t('title'),
        sub: (count, total) => t('sub', { count, total }),
        add: t('add'),
        find: t('find'),
        name: t('column.name'),
        unnamed: t('unnamed'),
        none: t('none'),
        noneReason: t('noneReason'),
        notFound: t('notFound'),
      }}
      list={list}
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
