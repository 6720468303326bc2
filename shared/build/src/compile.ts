import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';

/** What a webpack.config.ts exports: that of a remote asks whether it is to be served. */
type Made = Configuration[] | (() => Promise<Configuration>);

/** Builds a package by its own `webpack.config.ts`. Throws with webpack's message when it fails. */
export const buildRoom = async (room: string): Promise<void> => {
  const module: { default: unknown } = await import(configOf(room));
  const made = module.default as Made; // by our own factory
  for (const each of [typeof made === 'function' ? await made() : made].flat()) await compile(each);
};

/** The URL by which a package's configuration is imported, and from which it derives its folder. */
export const configOf = (room: string): string => pathToFileURL(path.join(room, 'webpack.config.ts')).href;

/** One run of webpack. Warnings are printed; an error is thrown. */
export const compile = (config: Configuration): Promise<void> =>
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
