import { paths } from '@mall/contract/core/paths';
import { DraftList } from '@mall/office/drafts';
import { useTranslation } from 'react-i18next';
import { useCaseColumns } from './case-columns.tsx';
import { caseKind } from './case-kind.ts';
import { useOwnCases } from './useOwnCases.ts';

/** The shop's own design cases with their review. */
export function OwnCasesScreen() {
  const { t } = useTranslation('ownCases');
  return (
    <DraftList
      kind={caseKind}
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
      list={useOwnCases()}
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
