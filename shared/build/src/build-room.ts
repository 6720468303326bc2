import path from 'node:path';
import { buildRoom } from './compile.ts';

/** `node build-room.ts <folder>`. Exits with 1 when the package fails to build. */
const [room] = process.argv.slice(2);
if (room === undefined) throw new Error('Which room?');
try {
  await buildRoom(path.resolve(room));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
