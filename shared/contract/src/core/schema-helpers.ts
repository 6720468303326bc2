import { z } from 'zod';
import { eachLanguage } from './languages.ts';
import { page as limits } from './limits.ts';
import { numId } from './read-query.ts';

/**
 * Building blocks of the operations' schemas. Form bodies contain only text, so numbers and flags are parsed
 * from text too.
 */

/** An opaque id; numbers are accepted and become text. */
export const Id = z
  .union([z.string(), z.int()])
  .transform(String)
  .pipe(z.string().regex(/^[0-9A-Za-z-]{1,40}$/));

/** A catalogue id: a small positive number, carried as text. */
export const NumId = z.union([z.string(), z.int()]).transform(String).pipe(z.string().regex(numId));

// `abort`: text that is no number fits neither form, so that it is refused as none.
const digits = z.union([z.number(), z.string().regex(/^-?\d{1,15}$/, { abort: true })]).transform(Number);

/** A whole number within bounds. */
export const int = (min: number, max: number) => digits.pipe(z.int().min(min).max(max));

/** 1, 0, true, false, and the same as text. */
export const Flag = z
  .union([z.boolean(), z.literal([0, 1]), z.enum(['0', '1', 'true', 'false'])])
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true');

/** A day of the calendar, `2026-11-24`. The calendar of the database has no year 0. */
export const Day = z.iso.date().refine((day) => day >= '1900');

/** A moment as text, with its zone. */
export const Moment = z.iso.datetime({ offset: true }).refine((at) => at >= '1900');

/** Trimmed text without control characters, counted in code points. */
export const text = (min: number, max: number) =>
  z
    .string()
    .transform((value) => value.trim())
    .superRefine((value, context) => {
      const count = [...value].length;
      const about = { origin: 'string', inclusive: true, input: value } as const;
      if (count < min) context.addIssue({ code: 'too_small', minimum: min, ...about });
      else if (count > max) context.addIssue({ code: 'too_big', maximum: max, ...about });
    })
    .refine((value) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value), {
      params: { rule: 'signs' },
    });

/** One value or several, as a list: a url-encoded list of one arrives as a single value. */
export const listOf = <T extends z.ZodType>(item: T, max: number) => {
  const either: unknown = z.union([z.array(item).max(max), item.transform((one) => [one])]);
  type List = z.ZodType<z.output<T>[], readonly z.input<T>[] | z.input<T>>;
  return either as List; // the union's inferred type repeats itself; both arms produce a list of the item
};

const commaList = (item: RegExp, max: number) =>
  z
    .string()
    .transform((value) => [...new Set(value.split(',').filter((one) => one !== ''))])
    .pipe(z.array(z.string().regex(item)).max(max));

/** Keys separated by commas, as in addresses: `nordic,modern`. */
export const keyList = (max: number) => commaList(/^[a-z][a-z0-9-]{0,39}$/, max);

/** Catalogue ids in the same form: `5,7`. */
export const numIdList = (max: number) => commaList(numId, max);

/** The paging part of an input (from 1). */
export const Paging = z.object({
  page: int(1, limits.maxPage).default(1),
  size: int(1, limits.maxSize).default(limits.size),
});

/** The list envelope of decisions 2.1. */
export const listEnvelope = <T extends z.ZodType>(item: T) =>
  z.object({ list: z.array(item), total: z.int(), page: z.int(), size: z.int() });

export const Nothing = z.null();
export const None = z.object({});
/** Minor units. */
export const Minor = z.int();
/** ISO-8601 with offset. */
export const Instant = z.string();
/** A path in our own media store: never a foreign address, and no way out of the store. */
export const MediaUrl = z
  .string()
  .max(207)
  .regex(/^\/media(\/[0-9A-Za-z_-][0-9A-Za-z_.-]*)+$/);
export const Mobile = z.string().regex(/^\d{11}$/);
export const Range = z.enum(['all', 'today', '3d', 'week', 'month']).default('all');
export const OrderTabInput = z
  .enum(['all', 'awaitingPayment', 'awaitingShipment', 'awaitingReceipt', 'received'])
  .default('all');

/** Text in any language of the mall, trimmed. */
export const TextByLanguage = (max: number) => z.object(eachLanguage(() => text(0, max).optional()));
