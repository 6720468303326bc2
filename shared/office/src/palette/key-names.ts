/** The labels on the keys, in every language. */
export const keyNames = {
  escape: 'Esc',
  enter: '↵',
  up: '↑',
  down: '↓',
  shift: '⇧',
  control: 'Ctrl',
  command: '⌘',
} as const;

/** The modifier key for commands on this machine. */
export const commandKey = (): string =>
  /Mac|iPhone|iPad/.test(navigator.userAgent) ? keyNames.command : keyNames.control;
