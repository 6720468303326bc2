import { runOperator } from './run.ts';
import { terminal } from './terminal.ts';

process.exitCode = await runOperator(process.argv.slice(2), process.env, terminal);
