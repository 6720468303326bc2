import type { Mall } from '../loader/mall.ts';
import { heard, opened } from '../loader/telemetry.ts';
import { vitals } from '../loader/vitals.ts';
import { pageScope, sharedLibraries } from './share-scope.ts';
import type { RegistryReport } from './registry-report.ts';

/** The inspector's whole content as text, to be pasted into a bug report. */
export const pageReport = ({ manifest, remotes }: Mall, registry: RegistryReport | null): string =>
  JSON.stringify(
    {
      at: new Date().toISOString(),
      page: location.origin + location.pathname,
      browser: navigator.userAgent,
      revision: manifest.revision,
      notes: manifest.notes,
      remotes: remotes.map(({ declared, place }) => ({
        name: declared.name,
        channel: declared.channel,
        closed: declared.closed,
        version: place.version,
        from: place.from,
        entry: place.entry,
      })),
      opened: [...opened.values()],
      failures: heard.filter(({ kind }) => kind !== 'vital'),
      vitals: [...vitals.values()],
      shared: sharedLibraries(pageScope()),
      registry,
    },
    null,
    2,
  );
