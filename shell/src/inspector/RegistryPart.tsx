import { Badge, Notice, Spinner } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { HistoryTable } from './HistoryTable.tsx';
import { Column, Part } from './look.tsx';
import type { RegistryReport } from './registry-report.ts';
import { VersionsTable } from './VersionsTable.tsx';

/** The registry as the server reads it: versions to choose from, and its history. */
export function RegistryPart({ registry }: { registry: RegistryReport | null | undefined }) {
  const { t } = useTranslation('inspector');
  return (
    <Part title={t('registry.title')}>
      {registry === undefined && (
        <p role="status">
          <Spinner /> {t('registry.loading')}
        </p>
      )}
      {registry === null && <Notice>{t('registry.missing')}</Notice>}
      {registry && <Known registry={registry} />}
    </Part>
  );
}

function Known({ registry }: { registry: RegistryReport }) {
  const { t } = useTranslation('inspector');
  const { revision, source, refused, history } = registry;
  return (
    <Column>
      <p>
        <Badge tone={source === 'store' ? 'success' : 'warning'}>
          {t(`registry.${source}`, { revision })}
        </Badge>
      </p>
      {refused.length > 0 && (
        <Notice tone="warning">
          {t('refused')}
          <ul>
            {refused.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Column data-near>
        <h3>{t('registry.versions')}</h3>
        <VersionsTable registry={registry} />
      </Column>
      <Column data-near>
        <h3>{t('registry.history')}</h3>
        <HistoryTable history={history} />
      </Column>
    </Column>
  );
}
