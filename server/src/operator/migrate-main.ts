import { runMigrate } from './migrate.ts';
import { terminal } from './terminal.ts';

process.exitCode = await runMigrate(process.env, terminal);
