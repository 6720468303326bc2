/** The test environment: the worker's own globals. The replacements of jest are removed after each file. */
class NativeEnvironment {
  global = globalThis;
  fakeTimers = null;
  fakeTimersModern = null;
  #console = globalThis.console;
  #exit = process.exit;

  async setup() {}

  async teardown() {
    globalThis.console = this.#console;
    process.exit = this.#exit;
  }

  getVmContext() {
    return null;
  }
}

module.exports = NativeEnvironment;
