import { z } from 'zod';
import { Flag, None, Nothing, NumId, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';

const Address = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  provinceId: z.string(),
  cityId: z.string(),
  districtId: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  detail: z.string(),
  isDefault: z.boolean(),
});

/** Regions to choose from and a member's addresses. */
export const addressOps = {
  'area.list': op('area.list', {
    access: 'visitor',
    summary: 'One level of regions',
    input: z.object({
      parentId: z
        .string()
        .regex(/^\d{1,6}$/)
        .optional(),
    }),
    output: z.array(z.object({ id: z.string(), name: z.string(), level: z.int() })),
  }),
  'address.list': op('address.list', {
    access: 'member',
    summary: 'Addresses, default first',
    input: None,
    output: z.array(Address),
  }),
  'address.save': op('address.save', {
    access: 'member',
    needsProvedNumber: true,
    summary: 'Adds or changes an address',
    input: z.object({
      id: z.string().max(40).optional(),
      name: text(1, 30),
      phone: z.string().regex(/^\+?\d[\d -]{5,19}$/),
      provinceId: NumId,
      cityId: NumId,
      districtId: NumId,
      detail: text(1, 120),
      isDefault: Flag.default(false),
    }),
    output: z.array(Address),
    refuses: ['address.incomplete', 'address.tooMany', 'missing'],
  }),
  'address.remove': op('address.remove', {
    access: 'member',
    summary: 'Deletes an address',
    input: z.object({ id: z.string().max(40) }),
    output: Nothing,
    refuses: ['missing'],
  }),
};
