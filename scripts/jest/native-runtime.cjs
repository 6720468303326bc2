// Runs tests of Node code as Node runs it: Node itself imports the files, TypeScript included, and a worker
// loads the modules of the server once instead of once per file. jest still does everything else: which
// files, workers, time limits, reports. Files of one worker share what modules of one process share; a file
// that needs a process starts one.
const { pathToFileURL } = require('node:url');

/**
 * The part of jest-runtime that works without a sandbox: what jest needs of a runtime that imports test
 * files.
 */
class NativeRuntime {
  #globals = {};

  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(file) {
    Object.assign(globalThis, this.#globals);
    await import(pathToFileURL(file).href);
  }

  /** jest's test runner stores its list of tests in a module, so each file gets a new one. */
  requireInternalModule(file) {
    delete require.cache[file];
    return require(file);
  }

  setGlobalsForRuntime(globals) {
    this.#globals = globals;
  }

  requireModule(file) {
    return require(file);
  }

  getSourceMaps() {
    return new Map();
  }

  getAllCoverageInfoCopy() {
    return undefined;
  }

  enterTestCode() {}
  leaveTestCode() {}
  clearAllMocks() {}
  resetAllMocks() {}
  restoreAllMocks() {}
  resetModules() {}
  teardown() {}
}

module.exports = NativeRuntime;
