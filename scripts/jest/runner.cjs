// A worker that has run its tests holds up to a gigabyte. Giving that back piece by piece can take longer than the half second after
// which jest speaks of a leak; a process that ends at once leaves it to the system. jest's own process ends as always.
if (process.send) process.once('exit', (code) => process.exit(code));

module.exports = require('jest-circus/runner');
