import { pickText } from '@mall/contract/core/languages';
import { holds, type Surface } from '@mall/contract/core/remote-config';
import { factsOf, language, useSession } from '@mall/platform';
import { type MenuLine, useDeclared } from './declared.ts';

export type MenuEntry = Omit<MenuLine, 'label'> & { label: string };
export type MenuGroup = { group: string; entries: readonly MenuEntry[] };

/**
 * The lines of one menu that this visitor may see, in order and in their language; in the office, those that
 * their permissions allow.
 */
export const useMenu = (surface: Surface): readonly MenuEntry[] => {
  const session = useSession();
  const facts = factsOf(session);
  return useDeclared()
    .menus.filter(
      (line) =>
        line.surface === surface &&
        holds(line.when, facts) &&
        (!line.needs || session.permissions.includes(line.needs)),
    )
    .map(entryOf);
};

/** The same by group, in the order of each group's first line. */
export const useMenuGroups = (surface: Surface): readonly MenuGroup[] => {
  const groups = new Map<string, MenuEntry[]>();
  for (const entry of useMenu(surface)) {
    groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  }
  return [...groups].map(([group, entries]) => ({ group, entries }));
};

/** Whether an address has a screen, so that no link leads nowhere. */
export const useLeads = (): ((address: string) => boolean) => {
  const { paths } = useDeclared();
  return (address) => paths.has(pathOf(address));
};

export const pathOf = (address: string): string => address.split('?', 1)[0] ?? address;

const entryOf = ({ label, ...line }: MenuLine): MenuEntry => ({
  ...line,
  label: pickText(label, language()).text,
});
