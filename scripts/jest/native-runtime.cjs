// Tests of what runs in Node, run as Node runs it: files are imported by Node itself, TypeScript included, and a worker loads the
// modules of the server once instead of once a file. jest stays in charge of everything else: which files, workers, time limits,
// reports. What files of one worker share is what modules of one process share; a file that needs a process starts one.
const { pathToFileURL } = require('node:url');

/** What jest asks of a runtime that imports test files: the part of jest-runtime that has a meaning without a sandbox. */
class NativeRuntime {
  #globals = {};

  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(file) {
    Object.assign(globalThis, this.#globals);
    await import(pathToFileURL(file).href);
  }

  /** jest's own runner of tests keeps its list of tests in itself, so each file gets a new one. */
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
