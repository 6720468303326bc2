import type { CoreVital, Ratings } from '@mall/contract/core/telemetry';
import { useQuery } from '@tanstack/react-query';

/** What the server says of the registry that it reads (`GET /registry/report`). */
export type RegistryReport = {
  revision: number;
  source: 'store' | 'lastGood' | 'baked';
  refused: readonly string[];
  remotes: Readonly<Record<string, ReportedRemote>>;
  history: readonly { revision: number; at: string; by: string; reason: string; change: string }[];
  /** What pages told of each version in the last 24 hours; that of the shell, which has none, is ''. */
  told: Readonly<Record<string, Readonly<Record<string, Told>>>>;
};

/** Of the pages that opened a version (`loads`), how many met a failure of it; and how good their vitals were. */
export type Told = {
  loads: number;
  failures: number;
  vitals: Readonly<Partial<Record<CoreVital, Ratings>>>;
};

export type ReportedRemote = {
  stable: string;
  previous?: string;
  enabled: boolean;
  canary?: { version: string; percent: number };
  tenants?: Readonly<Record<string, string>>;
  versions: readonly { version: string; builtAt: string }[];
};

/** Undefined while it is read, null when this server does not tell. */
export const useRegistryReport = (): RegistryReport | null | undefined =>
  useQuery({ queryKey: ['registry report'], queryFn: fetchReport, staleTime: 30_000 }).data;

const fetchReport = async (): Promise<RegistryReport | null> => {
  try {
    const answer = await fetch('/registry/report', {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(5_000),
    });
    const body: unknown = answer.ok ? await answer.json() : null;
    return isReport(body) ? body : null;
  } catch {
    return null;
  }
};

const isReport = (body: unknown): body is RegistryReport =>
  typeof body === 'object' && body !== null && 'remotes' in body && 'history' in body && 'told' in body;
