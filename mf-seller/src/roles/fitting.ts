import type { Output } from '@mall/contract/operations';

type Groups = Output<'role.list'>['groups'];

/** The permissions whose name or key contains a word; groups without any are left out. */
export const fitting = (groups: Groups, word: string): Groups => {
  const wanted = word.trim().toLowerCase();
  if (wanted === '') return groups;
  return groups
    .map((group) => ({
      ...group,
      permissions: group.permissions.filter(
        ({ key, name }) => key.includes(wanted) || name.toLowerCase().includes(wanted),
      ),
    }))
    .filter((group) => group.permissions.length > 0);
};
