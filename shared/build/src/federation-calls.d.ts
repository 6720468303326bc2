type Module = { exports: unknown };
type Wanted = {
  shareKey: string;
  shareScope: string[] | string;
  requiredVersion: string;
  singleton: boolean;
  fallback: () => unknown;
};

/** The part of webpack's runtime that module federation uses. */
export type WebpackRequire = {
  S?: unknown;
  m: Record<string, (module: Module) => void>;
  c: Record<string, unknown>;
  I?: (scope: string, initScope: unknown) => Promise<boolean>;
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, Wanted> };
  federation: { instance: unknown };
};

type Chunk = {
  chunkId: string;
  promises: unknown[];
  chunkMapping: Record<string, string[]>;
  installedModules: Record<string, unknown>;
  webpackRequire: WebpackRequire;
};

export declare const consumes: (chunk: Chunk) => void;
export declare const installInitialConsumes: (
  first: Pick<Chunk, 'installedModules' | 'webpackRequire'> & { initialConsumes: string[] },
) => void;
export declare const initContainerEntry: (entry: {
  webpackRequire: WebpackRequire;
  shareScope: unknown;
  initScope: unknown;
  shareScopeKey: string;
}) => Promise<boolean>;
export declare const initializeSharing: (asked: {
  shareScopeName: string;
  webpackRequire: WebpackRequire;
}) => Promise<boolean>;
