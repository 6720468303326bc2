import type { CoreVital, Ratings } from '@mall/contract/core/telemetry';
import { useQuery } from '@tanstack/react-query';

/** The server's report on its registry (`GET /registry/report`). */
export type RegistryReport = {
  revision: number;
  source: 'store' | 'lastGood' | 'baked';
  refused: readonly string[];
  remotes: Readonly<Record<string, ReportedRemote>>;
  history: readonly { revision: number; at: string; by: string; reason: string; change: string }[];
  /** Telemetry of each version in the last 24 hours; '' is the shell, which has no version. */
  told: Readonly<Record<string, Readonly<Record<string, Told>>>>;
};

/**
 * Of the pages that opened a version (`loads`), how many had a failure of it; and the ratings of their
 * vitals.
 */
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

/** Undefined while loading, null when this server refuses. */
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
