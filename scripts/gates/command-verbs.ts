/**
 * The verbs of commands, which start the name of the file and of its exported function (`ship.ts` exports
 * `ship` or `shipOrder`). A verb names a change of rows; a mere read is not a command.
 */
export const commandVerbs: readonly string[] = [
  ...[
    'add',
    'admit',
    'append',
    'ask',
    'begin',
    'cancel',
    'change',
    'claim',
    'clear',
    'close',
    'confirm',
    'create',
  ],
  ...['decide', 'decline', 'draw', 'edit', 'end', 'erase', 'export', 'fail', 'follow', 'forget', 'free'],
  ...['give', 'grant', 'hand', 'help', 'hide', 'hold', 'import', 'issue', 'keep', 'launch', 'make', 'mark'],
  ...[
    'move',
    'note',
    'notice',
    'notify',
    'offer',
    'open',
    'pay',
    'pick',
    'place',
    'post',
    'publish',
    'put',
    'reach',
  ],
  ...['receive', 'record', 'remember', 'remove', 'return', 'revoke', 'save', 'sell', 'send', 'set', 'settle'],
  ...['share', 'ship', 'split', 'start', 'store', 'submit', 'sweep', 'take', 'tell', 'toggle', 'transfer'],
  ...['undo', 'unrecord', 'vote', 'withdraw', 'work', 'write'],
];
