import { runAudit } from './audit.ts';
import { terminal } from './terminal.ts';

process.exitCode = await runAudit(process.argv.slice(2), process.env, terminal);
