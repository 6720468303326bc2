/** What browsers tell of how the mall was put together in them. Both ends read these lists; nothing here names a person. */
export const telemetry = { maxEvents: 50, maxMs: 600_000 } as const;

/** The steps of opening a remote, in their order. */
export const loadPhases = ['entry', 'door', 'chunk', 'phrases'] as const;
export type LoadPhase = (typeof loadPhases)[number];

export const failurePhases = [...loadPhases, 'service', 'render'] as const;
export type FailurePhase = (typeof failurePhases)[number];

/** Why a part of the page is not there. */
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

/** Why this visitor got this version; `previous` also when it stood in for one that did not load. */
export const versionChannels = ['stable', 'canary', 'tenant', 'previous', 'override'] as const;

/** Core Web Vitals and the two times before them: milliseconds, CLS without a unit. */
export const vitalNames = ['LCP', 'CLS', 'INP', 'FCP', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

/** Up to which value a vital is good, and up to which it wants work (web.dev/articles/vitals). */
export const vitalBounds: Readonly<Record<VitalName, readonly [good: number, fair: number]>> = {
  LCP: [2500, 4000],
  CLS: [0.1, 0.25],
  INP: [200, 500],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

/** The three by which the pages of a site are judged. */
export const coreVitals = ['LCP', 'INP', 'CLS'] as const;
export type CoreVital = (typeof coreVitals)[number];

/** Of how many pages a vital was good, wanted work or was poor. */
export type Ratings = readonly [good: number, fair: number, poor: number];
