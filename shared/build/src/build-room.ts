import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';

/** Builds one room by its own `webpack.config.ts`: `node build-room.ts <folder>`. Exits with 1 when it does not build. */
const build = async (room: string): Promise<void> => {
  const module: { default: unknown } = await import(pathToFileURL(path.join(room, 'webpack.config.ts')).href);
  const config = (await module.default) as Configuration | Configuration[]; // what our own factory made
  for (const each of [config].flat()) await run(each);
};

const run = (config: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (compiler === null) return reject(new Error('webpack did not start'));
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        const unclear = stats?.hasErrors() === true || stats?.hasWarnings() === true;
        const problems = unclear
          ? (stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }) ?? '')
          : '';
        if (stats?.hasErrors() === true) return reject(new Error(problems));
        if (problems !== '') console.warn(problems);
        resolve();
      });
    });
  });

const [room] = process.argv.slice(2);
if (room === undefined) throw new Error('Which room?');
try {
  await build(path.resolve(room));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
