import { addressProblems, emptyAddress, isPhone } from './address.ts';

const whole = {
  name: 'Rani',
  phone: '13800001234',
  provinceId: '35',
  cityId: '3502',
  districtId: '350203',
  detail: '88 Example Road',
  isDefault: false,
};

describe('an address (spec §5)', () => {
  it('needs receiver, phone, region and detail', () => {
    expect(addressProblems(emptyAddress)).toEqual({
      name: 'name.missing',
      phone: 'phone.missing',
      provinceId: 'region.missing',
      detail: 'detail.missing',
    });
    expect(addressProblems(whole)).toEqual({});
  });

  it('needs the whole region, down to the district', () => {
    expect(addressProblems({ ...whole, districtId: '' })).toEqual({ districtId: 'region.missing' });
    expect(addressProblems({ ...whole, cityId: '', districtId: '' })).toEqual({ cityId: 'region.missing' });
  });

  it.each([
    ['a mobile number', '13800001234', true],
    ['a number of Indonesia', '+62 812-3456-789', true],
    ['a landline', '0592-1234567', true],
    ['too few digits', '12345', false],
    ['letters', 'call me', false],
  ])('takes %s for what it is', (_what, phone, right) => {
    expect(isPhone(phone)).toBe(right);
  });
});
