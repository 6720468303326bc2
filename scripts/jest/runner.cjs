// A worker that has run its tests holds up to a gigabyte. Freeing that piece by piece can take longer than
// the half second after which jest reports a leak; a process that exits at once leaves it to the system.
// jest's own process ends as always.
if (process.send) process.once('exit', (code) => process.exit(code));

module.exports = require('jest-circus/runner');
