import { ButtonLink } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { withChoice } from '../loader/choices.ts';

/** The link that clears a choice that failed to load. */
export function ClearChoice({ remote }: { remote: string }) {
  const { t } = useTranslation('notices');
  return (
    <ButtonLink to={withChoice(`mf.${remote}`, '')} reloadDocument>
      {t('choices.clearFailed')}
    </ButtonLink>
  );
}
