import type { LogArea } from '@mall/contract/operator/log-areas';
import { ButtonLink } from '@mall/ui';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from './useMe.ts';

/** The way from a page to what was done there: its part of the mall's own log, for who may read it. */
export function LogLink({ area }: { area: LogArea }) {
  const { t } = useTranslation('operator');
  if (!useMayOperate('audit.view')) return null;
  return (
    <ButtonLink
      to={`/operator/log?area=${area}&shop=mall`}
      icon={<History size={16} strokeWidth={1.75} aria-hidden />}
    >
      {t('log')}
    </ButtonLink>
  );
}
