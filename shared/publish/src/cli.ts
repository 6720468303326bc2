#!/usr/bin/env node
import { runRemote } from './command/run.ts';

process.exitCode = await runRemote(process.argv.slice(2), process.env, {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
});
