import type { RegistryReport, Told } from './registry-report.ts';

export type ToldRow = { name: string; version: string; told: Told };

/**
 * Telemetry by version: sorted by name, newest version first; a version that is gone from the registry comes
 * last.
 */
export const toldRows = ({ told, remotes }: Pick<RegistryReport, 'told' | 'remotes'>): ToldRow[] =>
  Object.entries(told)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([name, versions]) => {
      const known = (remotes[name]?.versions ?? []).map(({ version }) => version);
      const gone = Object.keys(versions).filter((version) => !known.includes(version));
      return [...known, ...gone].flatMap((version) => {
        const one = versions[version];
        return one === undefined ? [] : { name, version, told: one };
      });
    });
