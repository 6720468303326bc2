import { posix } from 'node:path';
import type { Program } from 'oxc-parser';

/**
 * The functions of a file of the server that say phrases, each with the folder of its phrases: taken from
 * `phrasesBeside(import.meta.url)`, or imported from a `phrases.ts`, which says the folder beside it.
 */
export function spokenIn(path: string, { body }: Program): ReadonlyMap<string, string> {
  const spoken = new Map<string, string>();
  if (!path.startsWith('server/')) return spoken;
  const room = posix.dirname(path);
  const add = (name: string, of: string, folder: string): void => {
    if (of === 'say' || of === 'sayToAll') spoken.set(name, folder);
  };
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration' && statement.source.value.endsWith('/phrases.ts')) {
      const folder = posix.join(room, statement.source.value).replace(/\.ts$/, '');
      for (const one of statement.specifiers)
        if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier')
          add(one.local.name, one.imported.name, folder);
    }
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'ObjectPattern' || init?.type !== 'CallExpression') continue;
      if (init.callee.type !== 'Identifier' || init.callee.name !== 'phrasesBeside') continue;
      for (const one of id.properties)
        if (one.type === 'Property' && one.key.type === 'Identifier' && one.value.type === 'Identifier')
          add(one.value.name, one.key.name, posix.join(room, 'phrases'));
    }
  }
  return spoken;
}
