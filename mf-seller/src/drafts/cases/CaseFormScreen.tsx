import { FormWaits, useFormAddress } from '@mall/office/drafts';
import { useQueryOf } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { CaseForm } from './CaseForm.tsx';

/** A new design case, or with `?id=` one of the shop's own. */
export function CaseFormScreen() {
  const { t } = useTranslation('ownCases');
  const { id, key, isNew, asking, onMade } = useFormAddress();
  const own = useQueryOf('ownCase.detail', { id: id ?? '' }, asking);
  if (!isNew && own.data === undefined) return <FormWaits title={t('edit')} on={[own]} />;
  return <CaseForm key={key} written={own.data ?? null} onMade={onMade} />;
}
