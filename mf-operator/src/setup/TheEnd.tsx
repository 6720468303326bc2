import { paths } from '@mall/contract/core/paths';
import { ButtonLink, Notice, TextLink } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { Lines } from './Lines.tsx';
import { setupPath } from './setup-path.ts';
import type { WizardState } from './wizard-steps.ts';

/** After the last step: what was skipped, and the ways into the mall. */
export function TheEnd({ steps }: { steps: readonly WizardState[] }) {
  const { t } = useTranslation('setup');
  const open = steps.filter(({ done }) => !done);
  return (
    <OfficeCard title={t(open.length === 0 ? 'end.all' : 'end.open')}>
      <Lines>
        {open.length === 0 ? (
          <Notice tone="success">{t('end.allReason')}</Notice>
        ) : (
          <>
            <p>{t('end.openReason')}</p>
            <ul>
              {open.map(({ id }) => (
                <li key={id}>
                  <TextLink to={`${setupPath}?step=${id}`}>{t(`step.${id}`)}</TextLink>
                </li>
              ))}
            </ul>
          </>
        )}
        <ButtonLink tone="primary" to="/operator">
          {t('console')}
        </ButtonLink>
        {/* The mall may be another page than this one. */}
        <a href={paths.home()}>{t('end.mall')}</a>
      </Lines>
    </OfficeCard>
  );
}
