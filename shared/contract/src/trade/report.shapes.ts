import { z } from 'zod';
import { Day, Minor } from '../core/schema-helpers.ts';
import { areReportDays, comparisons, mallReportBys, reportGrains, reportPeriods } from './report.ts';

/** Which days a report is about. */
const asked = {
  period: z.enum(reportPeriods).default('30d'),
  from: Day.optional().describe('With `free`: the first day, of Asia/Shanghai'),
  to: Day.optional().describe('With `free`: the last day'),
  compare: z.enum(comparisons).default('before'),
};

type Asked = { period: string; from?: string | undefined; to?: string | undefined };
const isAsked = ({ period, from, to }: Asked): boolean =>
  period !== 'free' || (from !== undefined && to !== undefined && areReportDays(from, to));

export const reportQuestion = <Shape extends z.ZodRawShape>(more: Shape) =>
  z.object({ ...asked, ...more }).refine(
    // The shape has the fields above, which TypeScript does not follow through the parameter.
    (input) => isAsked(input as Asked),
    { path: ['to'], message: 'A period of its own has its first and its last day, three years at most' },
  );

const Kept = z.object({
  due: z.int().describe('Deliveries that were promised until a moment of these days that has passed'),
  kept: z.int().describe('Accepted by then, or confirmed by the buyer'),
  late: z.int().describe('Accepted later'),
  open: z.int().describe('Not accepted yet'),
  lateDays: z
    .int()
    .describe('By how many days those accepted later were late, begun days as whole ones, all together'),
});

/** Which promises of a time were kept. Orders that were cancelled are left out. */
export const PromisesReport = z.object({
  from: Day,
  to: Day,
  before: z.object({ from: Day, to: Day }).nullable(),
  by: z.enum([...reportGrains, 'shop']).describe('What the rows are of: shops, or parts of time'),
  now: Kept,
  earlier: Kept.nullable().describe('Of the days of `before`'),
  rows: z.array(
    z.object({
      key: z.string().describe('The first day of a part, the id of a shop, empty for the mall itself'),
      to: z.string().describe('The last day of a part; empty for a shop'),
      name: z.string().describe('Of a shop'),
      sums: Kept,
    }),
  ),
  total: z
    .int()
    .describe('All rows, of which the first hundred are here: the latest, or the shops that kept fewest'),
});

const Amounts = z.object({
  orders: z.int().describe('Paid, but for those that were given back whole'),
  pieces: z.int(),
  list: Minor.describe('What they cost in their shop before anything was taken off'),
  discounts: z.object({
    member: Minor,
    package: Minor,
    flash: Minor,
    boost: Minor,
    offer: Minor,
    coupon: Minor,
  }),
  freight: Minor,
  paid: Minor,
  refunded: Minor,
  net: Minor.describe('Paid less what was given back'),
  average: Minor.describe('Net by order; 0 without one'),
  commission: Minor.nullable().describe('Of promoters; null for who may not see money'),
  profit: z
    .object({
      known: Minor.describe('Net of the goods whose supply price is known'),
      cost: Minor.describe('What those were supplied for'),
      margin: Minor.describe('The difference'),
    })
    .nullable()
    .describe('Null for who may not see supply prices'),
});

export const SalesReport = z.object({
  from: Day,
  to: Day,
  before: z.object({ from: Day, to: Day }).nullable(),
  by: z.enum(mallReportBys).describe('What the rows are of'),
  grain: z.enum(reportGrains).describe('Of the points of the chart'),
  waiting: z.boolean().describe('Some orders are still to be counted: the amounts will change'),
  money: z
    .array(
      z.object({
        currency: z.string(),
        now: Amounts,
        before: Amounts.nullable(),
        points: z.array(
          z.object({
            from: Day,
            to: Day,
            now: z.object({ net: Minor, orders: z.int() }),
            before: z.object({ net: Minor, orders: z.int() }).nullable(),
          }),
        ),
        rows: z.array(
          z.object({
            key: z.string().describe('A day, an id, or the name of a region'),
            name: z.string().describe('Empty where the key says it all, or what it named is gone'),
            note: z.string().describe('The code of a promoter'),
            now: Amounts,
            before: Amounts.nullable(),
          }),
        ),
        total: z.int().describe('All rows, of which the first hundred are here'),
      }),
    )
    .describe('One for each currency in which something was sold: amounts of two are never added'),
});
