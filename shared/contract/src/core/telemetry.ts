/** Telemetry of the composition in browsers. Both ends use these lists; nothing here identifies a person. */
export const telemetry = { maxEvents: 50, maxMs: 600_000 } as const;

/** The steps of opening a remote, in order. */
export const loadPhases = ['entry', 'door', 'chunk', 'phrases'] as const;
export type LoadPhase = (typeof loadPhases)[number];

export const failurePhases = [...loadPhases, 'service', 'render'] as const;
export type FailurePhase = (typeof failurePhases)[number];

/** Why a part of the page is missing. */
export const failureClasses = [
  'network',
  'timeout',
  'sri',
  'contract',
  'shared',
  'expose',
  'chunk',
  'render',
] as const;
export type FailureClass = (typeof failureClasses)[number];

/** Why this visitor got this version; `previous` also when it replaced one that did not load. */
export const versionChannels = ['stable', 'canary', 'tenant', 'previous', 'override'] as const;

/** Core Web Vitals and the two timings before them: milliseconds, CLS without a unit. */
export const vitalNames = ['LCP', 'CLS', 'INP', 'FCP', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

/**
 * The thresholds of each vital: up to the first it is good, up to the second it needs improvement
 * (web.dev/articles/vitals).
 */
export const vitalBounds: Readonly<Record<VitalName, readonly [good: number, fair: number]>> = {
  LCP: [2500, 4000],
  CLS: [0.1, 0.25],
  INP: [200, 500],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

/** The three Core Web Vitals that rate a site. */
export const coreVitals = ['LCP', 'INP', 'CLS'] as const;
export type CoreVital = (typeof coreVitals)[number];

/** The number of pages where a vital was good, needed improvement or was poor. */
export type Ratings = readonly [good: number, fair: number, poor: number];
