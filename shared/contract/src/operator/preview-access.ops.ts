import { z } from 'zod';
import { int, Instant } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';

/** The members who test candidate versions before others (federation.md A4, A5). */
export const testerOps = {
  'platformTester.invite': op('platformTester.invite', {
    access: 'operator:release.edit',
    summary: 'Makes a link that gives a browser other versions of remotes than its visitor would get',
    input: z.object({
      choices: z
        .record(z.string().regex(/^mf_[a-z]+$/), z.string().regex(/^[\w.+-]{1,60}$/))
        .default({})
        .describe('versions by remote, {"mf_catalog":"1.2.3"}; off closes one'),
      inspector: z
        .boolean()
        .default(false)
        .describe('opens /__mf, where the browser may choose for itself; the mall must allow it (INSPECTOR)'),
      hours: int(1, 168).default(12).describe('how long the link and what it gives are good'),
    }),
    output: z.object({ link: z.string(), until: Instant }),
    refuses: ['tester.inspectorClosed'],
  }),
};
