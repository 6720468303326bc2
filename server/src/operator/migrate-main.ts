import { runMigrate } from './migrate.ts';

process.exitCode = await runMigrate(process.env, {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
});
