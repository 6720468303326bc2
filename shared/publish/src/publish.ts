import { type Author, moves, mustFit, type RegistryDocument, RegistryRefused } from '@mall/registry';
import type { Build } from './built.ts';
import { change, type Keeper, readRegistry } from './change.ts';
import { folderOf, type Store } from './store.ts';
import { fetchBack, upload } from './upload.ts';

/** A version with its files in the store, and the registry as it would be with it. */
export type Candidate = {
  readonly name: string;
  readonly version: string;
  readonly document: RegistryDocument;
  /** A file of it, as the store returns it. */
  readonly read: (file: string) => Promise<Buffer | null>;
  /** Names of all its files. */
  readonly list: () => Promise<string[]>;
};

/** Checks a candidate before the registry lists it; each problem is a sentence. */
export type Check = { readonly name: string; readonly run: (candidate: Candidate) => Promise<string[]> };

type Publishing = {
  readonly keeper: Keeper;
  readonly build: Build;
  readonly author: Author;
  readonly checks: readonly Check[];
  /** The current step in a word or two, when it starts. */
  readonly onStep?: (step: string) => void;
};

/**
 * Publishes a version that nobody gets yet: gates, upload into a folder that never changes, fetch back,
 * checks on the uploaded files, then compare-and-set on the registry that was read first. Throws
 * RegistryRefused; until the last step the mall has not changed, and the same call may be made again.
 */
export const publish = async ({
  keeper,
  build,
  author,
  checks,
  onStep = () => {},
}: Publishing): Promise<RegistryDocument> => {
  const { name, version, found } = build;
  onStep('gates');
  const held = await readRegistry(keeper);
  const document = moves.published(held.document, { name, version, found }, author);
  mustFit(held.document, name, found);
  onStep('upload');
  await upload(keeper.store, build);
  onStep('fetch back');
  await fetchBack(keeper.store, build);
  const candidate = { name, version, document, ...filesIn(keeper.store, folderOf(name, version)) };
  for (const check of checks) {
    onStep(check.name);
    const problems = await check.run(candidate);
    if (problems.length > 0)
      throw new RegistryRefused(
        'unfit',
        `${name} ${version} did not pass "${check.name}". Its files are in the store, and no visitor gets them.`,
        problems,
      );
  }
  onStep('registry');
  return change(keeper, () => document, held);
};

const filesIn = (store: Store, folder: string): Pick<Candidate, 'read' | 'list'> => ({
  read: (file) => store.read(`${folder}/${file}`),
  list: async () => (await store.list(folder)).map((file) => file.slice(folder.length + 1)),
});
