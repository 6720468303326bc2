import { useTranslation } from 'react-i18next';
import type { RegistryReport, ReportedRemote } from './registry-report.ts';
import { Table } from './Table.tsx';
import { timeOf } from './time.ts';

/** Each published version, and which visitors get it. */
export function VersionsTable({ registry: { remotes } }: { registry: RegistryReport }) {
  const { t } = useTranslation('inspector');
  const rolesOf = (remote: ReportedRemote, version: string): string => {
    const shops = Object.entries(remote.tenants ?? {}).flatMap(([shop, given]) =>
      given === version ? [shop] : [],
    );
    const roles = [
      ...(remote.stable === version ? [t('registry.everyone')] : []),
      ...(remote.canary?.version === version
        ? [t('registry.share', { percent: remote.canary.percent })]
        : []),
      ...(shops.length > 0 ? [t('registry.shops', { shops: shops.join(' ') })] : []),
      ...(remote.previous === version ? [t('registry.fallback')] : []),
    ];
    return roles.length === 0 ? t('registry.nobody') : roles.join(', ');
  };
  const rows = Object.entries(remotes).flatMap(([name, remote]) =>
    remote.versions.map(({ version, builtAt }) => ({
      name,
      version,
      builtAt,
      roles: rolesOf(remote, version),
    })),
  );
  return (
    <Table
      caption={t('registry.versions')}
      rows={rows}
      keyOf={({ name, version }) => `${name}@${version}`}
      empty={t('registry.noVersions')}
      columns={[
        { key: 'part', head: t('part'), cell: ({ name }) => name },
        { key: 'version', head: t('version'), cell: ({ version }) => version },
        { key: 'role', head: t('registry.role'), kind: 'sentence', cell: ({ roles }) => roles },
        { key: 'built', head: t('registry.built'), cell: ({ builtAt }) => timeOf(builtAt) },
      ]}
    />
  );
}
