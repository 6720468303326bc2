import { useQueryOf } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { FormWaits } from '../../FormWaits.tsx';
import { useFormAddress } from '../../useFormAddress.ts';
import type { CaseKind } from '../case-kind.ts';
import { CaseForm } from './CaseForm.tsx';

/** A new design case, or with `?id=` one of the seller's own. */
export function CaseFormScreen({ kind }: { kind: CaseKind }) {
  const { t } = useTranslation('ownCases');
  const { id, key, isNew, asking, onMade } = useFormAddress();
  const own = useQueryOf(`${kind.of}.detail`, { id: id ?? '' }, asking);
  if (!isNew && own.data === undefined) return <FormWaits title={t('edit')} on={[own]} />;
  return <CaseForm key={key} kind={kind} written={own.data ?? null} onMade={onMade} />;
}
