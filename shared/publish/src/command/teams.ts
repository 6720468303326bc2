import { createPublicKey } from 'node:crypto';
import { moves, RegistryRefused, type Team, teams } from '@mall/registry';
import { change, readRegistry } from '../change.ts';
import { house } from '../house.ts';
import { readKey } from '../keys.ts';
import { writtenIn } from '../wire.ts';
import { type Doing, UsageError } from './asked.ts';
import { authorOf, keeperOf, mustHaveStore, readerOf, rootKeyOf } from './context.ts';
import { waitUntilServed } from './served.ts';
import { lineOf, teamsText } from './tables.ts';

/**
 * `teams` lists who may move what; `teams set` and `teams remove` change that list with the root key, and sign the
 * document with the key of the registry.
 */
export const manageTeams = async (doing: Doing): Promise<void> => {
  const { env, say, name: what, rest, options } = doing;
  mustHaveStore(doing);
  if (what === '') return say(teamsText((await readRegistry(await readerOf(env))).document));
  const [name] = rest;
  if ((what !== 'set' && what !== 'remove') || name === undefined)
    throw new UsageError('teams set <team> --remotes mf-x,mf-y --key team.pub, or teams remove <team>');
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name))
    throw new UsageError('The name of a team has small letters, digits and dashes.');
  const author = authorOf(options, house);
  const [keeper, rootKey] = [await keeperOf(env), rootKeyOf(env)];
  const document = await change(keeper, (now) => {
    const list = now.teams?.list ?? {};
    const next =
      what === 'remove' ? without(list, name) : teams.withTeam(list, name, teamIn(doing, list[name]));
    const line =
      what === 'remove' ? `team ${name} removed` : `team ${name} may move ${next[name]?.remotes.join(', ')}`;
    return moves.teamsChanged(now, { teams: teams.signedTeams(now.teams, next, rootKey), line }, author);
  });
  const written = writtenIn(document);
  say(lineOf(written));
  await waitUntilServed(doing, written);
};

/** What is not said stays as it was. */
const teamIn = ({ options }: Doing, before: Team | undefined): Team => {
  const { remotes, key, subject } = options;
  const team: Team = {
    keys: key === undefined ? (before?.keys ?? []) : listIn(key).map(keyIn),
    subjects: subject === undefined ? (before?.subjects ?? []) : [subjectIn(subject)],
    remotes:
      remotes === undefined
        ? (before?.remotes ?? [])
        : listIn(remotes).map((each) => each.replaceAll('-', '_')),
  };
  if (team.remotes.length === 0) throw new UsageError('Which remotes may it move? --remotes mf-x,mf-y');
  if (team.keys.length + team.subjects.length === 0)
    throw new UsageError('How is it known? --key team.pub, or --subject issuer,subject,audience');
  const bad = team.remotes.find((each) => !/^mf_[a-z]+$/.test(each));
  if (bad !== undefined) throw new UsageError(`${bad} is no name of a remote.`);
  return team;
};

const listIn = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** The public key, also from a file with the private one: of that, only the public half is written down. */
const keyIn = (given: string): string => teams.publicKeyText(readKey(given, createPublicKey, '--key'));

const subjectIn = (text: string): Team['subjects'][number] => {
  const [issuer = '', subject = '', audience = ''] = listIn(text);
  if (!URL.canParse(issuer) || subject === '' || audience === '')
    throw new UsageError(
      '--subject is issuer,subject,audience: https://token.actions.githubusercontent.com,repo:us/shop:ref:refs/heads/main,https://publisher.example',
    );
  return { issuer, subject, audience };
};

const without = (list: teams.TeamList, name: string): teams.TeamList => {
  const { [name]: gone, ...others } = list;
  if (gone === undefined) throw new RegistryRefused('unknown', `There is no team ${name}.`);
  return others;
};
