import { runFirst } from './first.ts';
import { runOperator } from './run.ts';
import { terminal } from './terminal.ts';

const [first, ...rest] = process.argv.slice(2);
process.exitCode =
  first === 'first'
    ? await runFirst(rest, process.env, terminal)
    : await runOperator(process.argv.slice(2), process.env, terminal);
