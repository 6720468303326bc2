/** The input of a new address (spec §5): everything is required. */
export type AddressDraft = {
  name: string;
  phone: string;
  provinceId: string;
  cityId: string;
  districtId: string;
  detail: string;
  isDefault: boolean;
};

export type AddressProblem =
  | 'name.missing'
  | 'phone.missing'
  | 'phone.wrong'
  | 'region.missing'
  | 'detail.missing';
export type AddressProblems = { readonly [field in keyof AddressDraft]?: AddressProblem };

/** Maximum characters, and maximum addresses of one member. */
export const addressLimits = { name: 30, detail: 120, perMember: 20 } as const;

export const emptyAddress: AddressDraft = {
  name: '',
  phone: '',
  provinceId: '',
  cityId: '',
  districtId: '',
  detail: '',
  isDefault: false,
};

/**
 * A number that a driver can call: digits with spaces or dashes, a plus before the country. Landlines too.
 */
export const isPhone = (value: string): boolean => /^\+?\d[\d -]{5,19}$/.test(value.trim());

/**
 * The one list of rules for an address. The region is one of three fields: its problem belongs to the first
 * empty one.
 */
export const addressProblems = (draft: AddressDraft): AddressProblems => ({
  ...(draft.name.trim() === '' ? { name: 'name.missing' as const } : {}),
  ...phoneProblem(draft.phone),
  ...regionProblem(draft),
  ...(draft.detail.trim() === '' ? { detail: 'detail.missing' as const } : {}),
});

const phoneProblem = (phone: string): AddressProblems => {
  if (phone.trim() === '') return { phone: 'phone.missing' };
  return isPhone(phone) ? {} : { phone: 'phone.wrong' };
};

const regionProblem = (draft: AddressDraft): AddressProblems => {
  if (draft.provinceId === '') return { provinceId: 'region.missing' };
  if (draft.cityId === '') return { cityId: 'region.missing' };
  return draft.districtId === '' ? { districtId: 'region.missing' } : {};
};
