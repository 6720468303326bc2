import type { Output } from '@mall/contract/operations';
import { renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import en from '../phrases/en.json' with { type: 'json' };
import { AddressesScreen } from './AddressesScreen.tsx';

const address = (id: string, name: string, isDefault: boolean): Output<'address.list'>[number] => ({
  id,
  name,
  phone: '13800001234',
  provinceId: '35',
  cityId: '3502',
  districtId: '350203',
  province: 'Fujian',
  city: 'Xiamen',
  district: 'Siming',
  detail: '88 Example Road',
  isDefault,
});

const open = (list: Output<'address.list'>) =>
  renderScreen(<AddressesScreen />, {
    lang: 'en',
    phrases: { member: en },
    who: { token: 't' },
    api: { 'address.list': list, 'address.save': list, 'address.remove': null, 'area.list': [] },
  });

describe('my addresses', () => {
  it('makes another one the default', async () => {
    const { user, calls } = await open([address('1', 'Rani', true), address('2', 'Studio', false)]);
    await user.click(await screen.findByRole('button', { name: 'Make default' }));
    await waitFor(() =>
      expect(calls.find(({ op }) => op === 'address.save')?.input).toMatchObject({
        id: '2',
        isDefault: 'true',
      }),
    );
  });

  it('deletes at once and gives back', async () => {
    const { user, calls } = await open([address('1', 'Rani', true)]);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(calls.some(({ op }) => op === 'address.save')).toBe(true));
    expect(calls.find(({ op }) => op === 'address.save')?.input).not.toHaveProperty('id');
  });

  it('refuses a phone number that nobody can call, under its field', async () => {
    const { user, calls } = await open([address('1', 'Rani', true)]);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = screen.getByRole('dialog', { name: 'Edit address' });
    const phone = within(dialog).getByRole('textbox', { name: /Phone/ });
    await user.clear(phone);
    await user.type(phone, '123');
    await user.tab();
    expect(phone).toHaveAccessibleDescription(/6 to 20 digits/);
    await user.click(within(dialog).getByRole('button', { name: 'Save address' }));
    expect(calls.some(({ op }) => op === 'address.save')).toBe(false);
  });
});
