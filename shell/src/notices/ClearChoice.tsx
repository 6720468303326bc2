import { ButtonLink } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { withChoice } from '../loader/choices.ts';

/** The way out of a choice that could not be loaded. */
export function ClearChoice({ remote }: { remote: string }) {
  const { t } = useTranslation('notices');
  return (
    <ButtonLink to={withChoice(`mf.${remote}`, '')} reloadDocument>
      {t('choices.clearFailed')}
    </ButtonLink>
  );
}
