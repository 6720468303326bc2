import { paths } from '@mall/contract/core/paths';
import { useTranslation } from 'react-i18next';
import { DraftList } from '../DraftList.tsx';
import { useCaseColumns } from './case-columns.tsx';
import { caseKind } from './case-kind.ts';
import { useOwnCases } from './useOwnCases.ts';

/** The shop's own design cases with their review. */
export function OwnCasesScreen() {
  const { t } = useTranslation('ownCases');
  return (
    <DraftList
      kind={caseKind}
      words="ownCases"
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
