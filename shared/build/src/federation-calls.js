/**
 * Webpack's federation calls when a bundle starts, a chunk needs a shared library, or a page loads a remote.
 * It replaces the plugin's own files, which also support layers, several scopes, tree-shaken shares and
 * remotes named at build time; they were 2 kB in the shell and 2 kB in every remote (decision 011). All of it
 * is about `federation-sharing.js`.
 */
export const attachShareScopeMap = (webpackRequire) => {
  const { instance } = webpackRequire.federation;
  if (instance) webpackRequire.S = instance.shareScopeMap;
};

export const initializeSharing = async ({ shareScopeName, webpackRequire }) => {
  webpackRequire.federation.instance.initializeSharing(shareScopeName);
  attachShareScopeMap(webpackRequire);
  return true;
};

/** A page shares its libraries with the remote of this entry. */
export const initContainerEntry = ({ webpackRequire, shareScope, initScope, shareScopeKey }) => {
  webpackRequire.federation.instance.initShareScopeMap(shareScopeKey, shareScope);
  return webpackRequire.I(shareScopeKey, initScope);
};

/** Libraries in the first files: they are there when their module is first required. */
export const installInitialConsumes = ({ initialConsumes, installedModules, webpackRequire }) => {
  for (const id of initialConsumes) {
    const { name, asked } = wanted(webpackRequire, id);
    define(webpackRequire, id, () => {
      installedModules[id] = 0;
      return webpackRequire.federation.instance.loadShareSync(name, asked)();
    });
  }
};

/** Libraries that a chunk needs before it runs. A refused one throws where it is imported, not here. */
export const consumes = ({ chunkId, promises, chunkMapping, installedModules, webpackRequire }) => {
  attachShareScopeMap(webpackRequire);
  for (const id of chunkMapping[chunkId] ?? []) {
    installedModules[id] ??= bring(webpackRequire, id).then(
      (factory) => {
        installedModules[id] = 0;
        define(webpackRequire, id, factory);
      },
      (error) => {
        delete installedModules[id];
        define(webpackRequire, id, () => {
          throw error;
        });
      },
    );
    promises.push(installedModules[id]);
  }
};

/** Fallbacks are the caller's own copies; none of ours is a separate bundle. */
export const getSharedFallbackGetter = ({ factory }) => factory;

const bring = async (webpackRequire, id) => {
  const { name, asked, fallback } = wanted(webpackRequire, id);
  const factory = await webpackRequire.federation.instance.loadShare(name, asked);
  return factory === false ? fallback() : factory;
};

const wanted = ({ consumesLoadingData }, id) => {
  const { shareKey, shareScope, requiredVersion, singleton, fallback } =
    consumesLoadingData.moduleIdToConsumeDataMapping[id];
  const scope = [shareScope].flat();
  return {
    name: shareKey,
    fallback,
    asked: { customShareInfo: { scope, shareConfig: { requiredVersion, singleton } } },
  };
};

const define = (webpackRequire, id, factory) => {
  webpackRequire.m[id] = (module) => {
    delete webpackRequire.c[id];
    module.exports = factory();
  };
};
