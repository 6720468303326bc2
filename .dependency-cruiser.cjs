// Who may import whom (docs/ARCHITECTURE.md). A zone is a folder, so a new remote or feature is fenced from its first day.
// Each message says what to do instead.

const test = '\\.(test|spec)\\.tsx?$';
const remote = '^(mf-[^/]+)/';
/** What the tests of the API share. */
const testTools = '^server/src/testing/';

/** What a room may reach of ours; everything else of ours is closed to it. */
const rooms = {
  'shared/contract': {
    may: [],
    instead: 'The contract stands alone: move the rule into shared/contract, or the code out of it.',
  },
  'shared/ui': {
    may: ['shared/contract'],
    instead: 'A part of shared/ui knows no API and no route: take what it needs as props.',
  },
  'shared/platform': {
    may: ['shared/contract'],
    instead: 'The platform knows no screen: let the room register itself.',
  },
  'shared/office': {
    may: ['shared/contract', 'shared/platform', 'shared/ui'],
    instead: 'What offices share knows no screen and no remote: take what it needs as props.',
  },
  'shared/registry': { may: ['shared/contract'], instead: 'The registry is pure: pass what it needs.' },
  'shared/build': {
    may: ['shared/contract', 'shared/registry'],
    instead: 'The build reads rooms from disk and imports none of them.',
  },
  'shared/publish': {
    may: ['shared/contract', 'shared/registry', 'shared/build', 'shared/s3'],
    instead: 'Publishing knows what was built and the registry, and nothing of the mall that runs.',
  },
  'shared/s3': { may: [], instead: 'A bucket knows files and nothing of what they are for.' },
  'shared/smoke': {
    may: ['shared/contract', 'shared/registry', 'shared/publish'],
    instead: 'The smoke test meets a mall from outside, through its pages.',
  },
  'shared/testing': {
    may: ['shared/contract', 'shared/platform', 'shared/ui', 'shared/registry'],
    instead: 'Fakes know the contract and the shared rooms, never one remote.',
  },
  'shared/fake-gateway': {
    may: [],
    instead: 'The gateways are strangers: they know their own protocols and nothing of the mall.',
  },
  shell: {
    may: ['shared/contract', 'shared/platform', 'shared/ui', 'shared/registry'],
    instead:
      'The shell meets a remote only through the federation runtime: declare it in the remote.config.ts of the remote.',
  },
  server: {
    may: ['shared/contract', 'shared/registry', 'shared/publish', 'shared/s3'],
    instead: 'The server shares with the browser only what shared/contract says.',
  },
  e2e: {
    may: [
      'shared/contract',
      'shared/registry',
      'shared/publish',
      'shared/smoke',
      'shared/fake-gateway',
      'scripts/languages',
      'scripts/services',
    ],
    instead: 'A spec meets the mall from outside, through its pages.',
  },
};

const ours = '^(shell|mf-[^/]+|server|e2e|bench|scripts|shared/[^/]+)/';
const browserRoom = '^(shell|mf-[^/]+|shared/(ui|platform|office))/';
const configs = '/(webpack|remote)\\.config\\.ts$';

const roomRules = Object.entries(rooms).map(([room, { may, instead }]) => ({
  name: `room-${room.replace('/', '-')}`,
  comment: instead,
  severity: 'error',
  from: { path: `^${room}/`, pathNot: [test, testTools, configs] },
  to: { path: ours, pathNot: [room, ...may].map((open) => `^${open}/`) },
}));

/** The fence of a remote: its first group is the remote's folder. */
const remoteRules = [
  {
    name: 'room-remote',
    comment:
      'A remote meets another one through slots and services: declare them in remote.config.ts, or move the part to shared/ui.',
    severity: 'error',
    from: { path: remote, pathNot: [test, configs] },
    to: { path: ours, pathNot: ['^$1/', '^shared/(contract|platform|ui|office)/'] },
  },
  {
    name: 'feature-inside',
    comment:
      'A feature does not reach into another one: move what both need one level up, to the top of the remote.',
    severity: 'error',
    from: { path: `${remote}src/([^/]+)/`, pathNot: [`${remote}src/expose/`, test] },
    to: { path: '^$1/src/[^/]+/', pathNot: ['^$1/src/$2/', '^$1/src/(phrases|declared)/'] },
  },
];

/** The contexts of the server, the lowest first; those of one line do not know each other. Types count. */
const floors = [
  ['platform'],
  ['catalog'],
  ['member'],
  ['incentive'],
  ['trade'],
  ['campaign'],
  ['seller', 'operator', 'web'],
];

const contextRules = floors.flatMap((floor, at) =>
  floor.map((context) => {
    const closed = [...floors.slice(at + 1).flat(), ...floor.filter((other) => other !== context)];
    return {
      name: `context-${context}`,
      comment: `A context of the server imports only from those below it: move what both need down, or let areas.ts hand it in (Hooks in platform/area.ts). The order is in docs/ARCHITECTURE.md.`,
      severity: 'error',
      from: { path: `^server/src/${context}/`, pathNot: test },
      to: { path: `^server/src/((${[...closed, 'demo', 'testing'].join('|')})/|(app|areas|main)\\.ts$)` },
    };
  }),
);

/** The contract has the same floors; below them stands what every operation is made of, above them the list of all. */
const contractFloors = [['core'], ...floors.slice(1, -1), ['seller', 'operator']];
const contractRules = contractFloors.flatMap((floor, at) =>
  floor.map((context) => {
    const closed = [...contractFloors.slice(at + 1).flat(), ...floor.filter((other) => other !== context)];
    return {
      name: `contract-${context}`,
      comment:
        'A context of the contract imports only from those below it: move what both need down, to core at the lowest.',
      severity: 'error',
      from: { path: `^shared/contract/src/${context}/`, pathNot: test },
      to: { path: `^shared/contract/src/((${['none', ...closed].join('|')})/|operations\\.ts$)` },
    };
  }),
);

/** The contexts that others import; those above them meet only in areas.ts and app.ts. */
const shared = floors.slice(1, -1).flat().join('|');

const serverRules = [
  ...contextRules,
  {
    name: 'context-through-index',
    comment:
      'A context is imported through its index.ts: import the name from there, and export it there if it is meant for others.',
    severity: 'error',
    from: { path: '^server/src/([^/]+)/', pathNot: [test, '^server/src/(demo|testing)/'] },
    to: { path: `^server/src/(${shared})/`, pathNot: ['^server/src/$1/', '^server/src/[^/]+/index\\.ts$'] },
  },
  {
    name: 'context-assembled',
    comment:
      'What puts the server together opens the routes of a context and takes the rest from its index.ts.',
    severity: 'error',
    from: { path: '^server/src/(app|areas|main)\\.ts$' },
    to: { path: `^server/src/(${shared})/`, pathNot: ['^server/src/[^/]+/index\\.ts$', 'routes\\.ts$'] },
  },
  {
    name: 'context-own-index',
    comment:
      'The index of a context is for the others: inside it import the file itself, else the index and the file make a circle.',
    severity: 'error',
    from: { path: '^server/src/([^/]+)/' },
    to: { path: '^server/src/$1/index\\.ts$' },
  },
  {
    name: 'server-area-inside',
    comment:
      "Another area's queries, routes and presenters are its own: call a function of its service, or a named `rows.queries.ts`.",
    severity: 'error',
    from: { path: '^server/src/([^/]+/[^/]+)/', pathNot: [test, '^server/src/(demo|testing)/'] },
    to: {
      path: '^server/src/.+/(queries|routes|present)\\.ts$',
      pathNot: '^server/src/($1|platform/(http|db|ports))/',
    },
  },
];

const houseRules = [
  {
    name: 'no-circular',
    comment: 'Rules depend on nothing: move what both files need into a third one, types too.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'tests-only',
    comment: 'Fakes and test tools stay in tests.',
    severity: 'error',
    from: {
      path: ours,
      pathNot: [
        test,
        testTools,
        '^shared/(testing|fake-gateway)/|^shared/s3/src/fake',
        '^scripts/',
        '^e2e/',
        '\\.config\\.ts$',
      ],
    },
    to: { path: '^shared/(testing|fake-gateway)/|^shared/s3/src/fake|/@testing-library/' },
  },
  {
    name: 'schemas-stay-on-the-server',
    comment: 'The browser imports types only from the operations: `import type`.',
    severity: 'error',
    from: { path: browserRoom, pathNot: [test] },
    to: { path: '^shared/contract/src/(operations|.*\\.ops)\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'not-resolvable',
    comment:
      'The import leads nowhere: name the file with its extension, or add the package to package.json.',
    severity: 'error',
    from: {},
    // The build puts the real package behind each facade under these names.
    to: { couldNotResolve: true, pathNot: '^(real-|federation-core$)' },
  },
];

module.exports = {
  forbidden: [...roomRules, ...remoteRules, ...serverRules, ...contractRules, ...houseRules],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['/dist/', '\\.swc/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default', 'require'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
