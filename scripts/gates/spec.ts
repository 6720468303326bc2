import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Gate, Problem } from './gate.ts';

type Call = { path: string; methods: string[] };
type Route = { path: string; owner?: string; redirect?: string };
export type Spec = { routes: Route[]; calls: Call[] };
/**
 * The parts of the spec that the mall does not have yet. Remove a line when its part exists; a line for an
 * existing part is an error.
 */
export type Owed = { routes: string[]; calls: string[] };

/** The parts of the mall: calls as "GET /api/x", routes as the remotes declare them, by owner. */
export type Present = { calls: ReadonlySet<string>; routes: ReadonlyMap<string, string> };

const specFile = 'docs/spec/index.json';
const owedFile = 'docs/spec/owed.json';

export const spec: Gate = {
  name: 'spec',
  promises: 'every call and page of the specification exists or is listed as owed',
  check: async (base) => {
    const read = (file: string): unknown => JSON.parse(readFileSync(join(base, file), 'utf8'));
    return specProblems(read(specFile) as Spec, read(owedFile) as Owed, await presentIn(base)); // our own two files
  },
};

export function specProblems(wanted: Spec, owed: Owed, present: Present): Problem[] {
  const calls = wanted.calls.flatMap(({ path, methods }) => methods.map((method) => `${method} ${path}`));
  const routes = wanted.routes.filter(({ redirect, owner }) => redirect === undefined && owner !== 'shell');
  const problem = (file: string, says: string): Problem => ({ file, says });
  return [
    ...calls
      .filter((call) => !present.calls.has(plain(call)) && !owed.calls.includes(call))
      .map((call) => problem(specFile, `names ${call}, which the contract lacks.`)),
    ...owed.calls
      .filter((call) => present.calls.has(plain(call)) || !calls.includes(call))
      .map((call) => problem(owedFile, `lists ${call}, which exists or was never named. Take the line out.`)),
    ...routes
      .filter(({ path }) => !owed.routes.includes(path) && !present.routes.has(pathOf(path)))
      .map(({ path }) => problem(specFile, `names the page ${path}, which no remote declares.`)),
    ...routes
      .filter(
        ({ path, owner }) => present.routes.has(pathOf(path)) && present.routes.get(pathOf(path)) !== owner,
      )
      .map(({ path, owner }) =>
        problem(specFile, `gives the page ${path} to ${owner}; another remote declares it.`),
      ),
    ...owed.routes
      .filter((path) => present.routes.has(pathOf(path)) || !routes.some((route) => route.path === path))
      .map((path) =>
        problem(owedFile, `lists the page ${path}, which exists or was never named. Take the line out.`),
      ),
  ];
}

/** Parameters have other names on both sides, and a trailing slash has no meaning. */
const plain = (call: string): string => call.replaceAll(/\{\w+\}/g, '{}').replace(/\/$/, '');
const pathOf = (path: string): string => path.split('?')[0] ?? path;

async function presentIn(base: string): Promise<Present> {
  const { wire } = (await import(join(base, 'shared/contract/src/core/wire.ts'))) as {
    wire: Record<string, string>;
  }; // the contract's own table
  const remotes = readdirSync(base).filter((name) => existsSync(join(base, name, 'remote.config.ts')));
  const routes = await Promise.all(
    remotes.map(async (name) => {
      const { default: config } = (await import(join(base, name, 'remote.config.ts'))) as {
        default: { routes: { path: string }[] };
      }; // its type is checked where it is written
      return config.routes.map(({ path }): [string, string] => [path, name]);
    }),
  );
  const calls = Object.values(wire).map((entry) => plain(entry.replace(' ', ' /api')));
  return { calls: new Set(calls), routes: new Map(routes.flat()) };
}
