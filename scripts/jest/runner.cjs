// A worker that has run its tests holds up to a gigabyte. Freeing that piece by piece can take longer than
// the half second after which jest reports a leak; a process that exits at once leaves it to the system.
// jest's own process ends as always.
if (process.send) {
  // The embedded database is WebAssembly, which V8 compiles again as it is used. Several threads keep more memory
  // (docs/testing.md).
  require('node:v8').setFlagsFromString('--wasm-num-compilation-tasks=1');
  process.once('exit', (code) => process.exit(code));
  // jest replaces a worker by its heap, where the memory of an embedded database is not.
  const usage = process.memoryUsage;
  process.memoryUsage = Object.assign(() => ({ ...usage(), heapUsed: usage.rss() }), { rss: usage.rss });
}

module.exports = require('jest-circus/runner');
