import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RegistryDocument } from '@mall/registry';
import { house } from './rooms.ts';

/** The copy of the registry beside the shell's build. */
export const readSeed = (): RegistryDocument =>
  RegistryDocument.parse(JSON.parse(readFileSync(path.join(house, 'shell/dist/registry.json'), 'utf8')));
