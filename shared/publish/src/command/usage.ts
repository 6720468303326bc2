import { isElsewhere } from '../house.ts';

/** The arguments and effect of each verb, in the order in which a team needs them. */
const lines = {
  build: ['mf-x', 'builds the remote from its sources'],
  publish: [
    `${isElsewhere ? '[--from folder]' : 'mf-x | --from folder'} [--canary 10%] [--mall url]`,
    'uploads the build, checks what was uploaded, names it in the registry; nobody gets it yet, unless the remote is new',
  ],
  canary: ['mf-x 10% [--version v]', 'gives the newest version, or that one, to a share of the visitors'],
  promote: ['mf-x [--version v]', 'gives the candidate, or that version, to everybody'],
  rollback: [
    'mf-x --reason "…"',
    'takes the candidate back; without one, everybody gets the version of before',
  ],
  disable: ['mf-x --reason "…"', 'closes the remote: its screens say so, its menus and slots are gone'],
  enable: ['mf-x', 'opens it again'],
  pin: ['mf-x --shop CODE [--version v]', "gives a shop's visitors that version; without one, what all get"],
  status: ['[mf-x]', 'what everybody gets, candidates, versions'],
  history: ['[mf-x]', 'who moved what, when and why'],
  gc: ['[mf-x]', 'forgets versions that nobody gets, older than 14 days and than the last 5'],
  teams: [
    '[set team --remotes mf-x,mf-y --key team.pub | remove team]',
    'who may move what through the publish service; --subject issuer,subject,audience is a build machine. It takes the root key',
  ],
  adopt: ['', 'puts all that was built here into the store, for everybody: the first deployment of a mall'],
  'new-lineage': [
    '--reason "…"',
    'goes on with the registry that stands in the store, restored from a backup, though malls know newer ones',
  ],
} as const satisfies Record<string, readonly [takes: string, does: string]>;

export type Verb = keyof typeof lines;
const ofTheHouse: readonly Verb[] = ['build', 'adopt', 'new-lineage', 'teams'];
export const verbNames = (Object.keys(lines) as Verb[]) // the keys of a literal
  .filter((verb) => !isElsewhere || !ofTheHouse.includes(verb));

export const usageText = (): string =>
  [
    `Usage: ${isElsewhere ? 'pnpm exec mall-remote' : 'npm run remote --'} <verb> mf-x …`,
    '',
    ...verbNames.flatMap((verb) => [`  ${verb} ${lines[verb][0]}`, `      ${lines[verb][1]}`]),
    '',
    'Every change takes --reason and --by (else the last commit and its author say why and who).',
    'The mall of --mall or MALL_URL is the one that a candidate is tried in. The command waits until it serves what was moved, and fails when that refuses it; --no-wait does not look.',
    'REMOTE_STORE (a folder, or s3://bucket/prefix), REGISTRY_KEY and REGISTRY_TRUST say where the registry is and who signs it.',
    'A team needs none of them: PUBLISHER_URL (or --publisher) and TEAM_KEY, its private key, or TEAM_TOKEN of its build machine.',
    ...(isElsewhere
      ? []
      : ['Without them it is this house: dist/, .mall/, and the mall that `npm start` runs.']),
  ].join('\n');
