import { officePaths } from '@mall/contract/office-paths';
import { useMay } from '@mall/platform';
import { ButtonLink, useFormat } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OwnCasesTable } from './OwnCasesTable.tsx';
import { useOwnCases } from './useOwnCases.ts';

/** The shop's own design cases with their review. */
export function OwnCasesScreen() {
  const { t } = useTranslation('ownCases');
  const format = useFormat();
  const cases = useOwnCases();
  const mayEdit = useMay('goods.edit');
  return (
    <OfficePage
      title={t('title')}
      sub={t('sub', { count: cases.total, total: format.number(cases.total) })}
      actions={
        mayEdit && (
          <ButtonLink
            tone="primary"
            to={officePaths.caseForm()}
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          >
            {t('add')}
          </ButtonLink>
        )
      }
    >
      <OwnCasesTable cases={cases} />
    </OfficePage>
  );
}
