type Offer = { version: string; get: () => unknown; lib?: () => unknown; loaded?: boolean };
type Asked = {
  customShareInfo: {
    shareConfig: { requiredVersion?: string; singleton?: boolean };
    scope?: string[];
  };
};

type Sharing = {
  shareScopeMap: Record<string, Record<string, Record<string, Offer>>>;
  initShareScopeMap: (scope: string, libraries: Record<string, Record<string, Offer>>) => void;
  initializeSharing: (scope: string) => unknown[];
  loadShare: (name: string, asked: Asked) => Promise<unknown>;
  loadShareSync: (name: string, asked: Asked) => unknown;
};

export declare const init: (given: {
  webpackRequire: { federation: { initOptions: { name: string; shared?: Record<string, Offer[]> } } };
}) => Sharing;
