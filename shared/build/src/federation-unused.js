/**
 * Takes the place of the parts of the federation runtime that fetch remotes. `disableRemote` turns them off and the shell
 * fetches containers itself (shell/src/loader/container.ts), but the runtime still exports them, so they would be bundled.
 */
const unused = () => {
  throw new Error('The shell fetches remotes, not the federation runtime');
};

export {
  unused as createLink,
  unused as createScript,
  unused as createScriptNode,
  unused as formatPreloadArgs,
  unused as generateSnapshotFromManifest,
  unused as getManifestFileName,
  unused as getRemoteEntry,
  unused as getRemoteEntryUniqueKey,
  unused as getRemoteInfo,
  unused as inferAutoPublicPath,
  unused as isEsmRemoteType,
  unused as loadScript,
  unused as loadScriptNode,
  unused as normalizePreloadExposes,
  unused as preloadAssets,
  unused as simpleJoinRemoteEntry,
};

export const defaultPreloadArgs = {};
export const isManifestProvider = () => false;
export const isStaticResourcesEqual = () => false;
/** Runs the function; what it throws is given to the console only when asked for. */
export const safeWrapper = async (run) => {
  try {
    return await run();
  } catch {
    return undefined;
  }
};
