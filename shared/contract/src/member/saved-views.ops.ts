import { z } from 'zod';
import { Id, Nothing, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';

const Page = z
  .string()
  .regex(/^[a-z][A-Za-z.]{1,39}$/)
  .describe('The id of the route whose list it is of');
const View = z.object({ id: z.string(), name: z.string(), query: z.string() });

/** Views of lists: the query of an address under a name. Each person has their own; a link shares one. */
export const viewOps = {
  'savedView.list': op('savedView.list', {
    access: 'member',
    summary: 'My views of one list',
    input: z.object({ page: Page }),
    output: z.object({ list: z.array(View) }),
  }),
  'savedView.save': op('savedView.save', {
    access: 'member',
    summary: 'Keeps a view under a name; the same name keeps another in its place',
    input: z.object({ page: Page, name: text(1, 30), query: text(0, 500) }),
    output: View,
    refuses: ['view.tooMany'],
  }),
  'savedView.remove': op('savedView.remove', {
    access: 'member',
    summary: 'Forgets a view',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['missing'],
  }),
};
