import type { Item, Output } from '@mall/contract/operations';
import { permissions, presetRoles } from '@mall/contract/core/permissions';
import { type Answers, refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import seller from '../phrases/en.json' with { type: 'json' };
import en from './phrases/en.json' with { type: 'json' };
import { StaffScreen } from './StaffScreen.tsx';

type Person = Item<'staff.list'>;

const person = (userId: string, more: Partial<Person> = {}): Person => ({
  userId,
  name: userId,
  image: null,
  mobile: '138****0001',
  email: null,
  sex: 0,
  balance: 0,
  registeredAt: '2026-01-02T00:00:00Z',
  roleId: 'sales',
  roleName: 'Sales',
  level: 1,
  remark: '',
  addedAt: '2026-02-03T00:00:00Z',
  addedBy: 'Wen Li',
  seenAt: null,
  owner: false,
  me: false,
  ...more,
});
const owner = person('Wen Li', { roleId: 'owner', roleName: 'Owner', owner: true, me: true, level: 5 });
const roles: Output<'role.list'> = {
  groups: [{ id: 'orders', name: 'Orders', permissions: [{ key: 'order.view', name: 'See orders' }] }],
  list: [
    { id: 'owner', preset: true, name: 'Owner', permissions: [...permissions], people: 1 },
    { id: 'sales', preset: true, name: 'Sales', permissions: ['order.view'], people: 1 },
    { id: 'finance', preset: true, name: 'Finance', permissions: ['finance.view'], people: 0 },
    { id: 'r1', preset: false, name: 'Showroom', permissions: ['shop.view'], people: 0 },
  ],
};

const open = (api: Answers = {}, who: readonly (typeof permissions)[number][] = permissions, at = '') =>
  renderScreen(<StaffScreen />, {
    lang: 'en',
    at: `/userAdmin/shop/staffManage${at}`,
    phrases: { seller, staff: en },
    who: { token: 't', isShop: true, permissions: [...who] },
    api: {
      'staff.list': { list: [owner, person('Ko Arif')], total: 2, page: 1, size: 20 },
      'role.list': roles,
      'staff.shops': { list: [] },
      'staff.invitations': { list: [] },
      ...api,
    },
  });
const sent = (calls: { op: string; input: unknown }[], op: string) =>
  calls.filter((call) => call.op === op).map(({ input }) => input);

describe('the staff of the shop', () => {
  it('are listed, the owner first, who can be neither changed nor removed', async () => {
    await open();
    const first = await screen.findByRole('row', { name: /Wen Li/ });
    expect(within(first).getByText('Owner')).toBeVisible();
    expect(within(first).queryByRole('combobox')).toBeNull();
    expect(within(first).queryByRole('button', { name: /Remove/ })).toBeNull();
    expect(screen.getByText('2 people')).toBeVisible();
  });

  it('get another role in place; none that allows more than one’s own', async () => {
    const { user, calls } = await open(
      { 'staff.change': person('Ko Arif', { roleId: 'r1', roleName: 'Showroom' }) },
      presetRoles.manager,
    );
    const role = await screen.findByRole('combobox', { name: 'Role of Ko Arif' });
    await waitFor(() => expect(role).toHaveTextContent('Showroom'));
    expect(within(role).getByRole('option', { name: 'Finance' })).toBeDisabled();
    expect(within(role).queryByRole('option', { name: 'Owner' })).toBeNull();
    await user.selectOptions(role, 'Showroom');
    await waitFor(() => expect(sent(calls, 'staff.change')).toEqual([{ id: 'Ko Arif', roleId: 'r1' }]));
    expect(await screen.findByText('Ko Arif is changed')).toBeVisible();
  });

  it('are removed after a question that says what it means', async () => {
    const { user, calls } = await open({ 'staff.remove': null });
    await user.click(await screen.findByRole('button', { name: 'Remove: Ko Arif' }));
    const dialog = screen.getByRole('dialog', { name: 'Remove Ko Arif?' });
    expect(sent(calls, 'staff.remove')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Remove Ko Arif' }));
    await waitFor(() => expect(sent(calls, 'staff.remove')).toEqual([{ id: 'Ko Arif' }]));
  });

  it('can only be looked at by who may not change them', async () => {
    await open({}, ['staff.view']);
    expect(await screen.findByText('Ko Arif')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Invite staff' })).toBeDisabled();
  });

  it('have a sheet each, which saves level and remark', async () => {
    const { user, calls } = await open({ 'staff.change': person('Ko Arif') }, permissions, '?person=Ko+Arif');
    const sheet = await screen.findByRole('dialog', { name: 'Ko Arif' });
    expect(within(sheet).getByText('Balance').parentElement).toHaveTextContent('¥0.00');
    await user.selectOptions(within(sheet).getByRole('combobox', { name: /Level/ }), '3');
    await user.type(within(sheet).getByRole('textbox', { name: /Remark/ }), 'nights');
    await user.click(within(sheet).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(calls, 'staff.change')).toEqual([{ id: 'Ko Arif', level: '3', remark: 'nights' }]),
    );
  });

  it('may leave by themselves', async () => {
    await open({
      'staff.list': {
        list: [person('Wen Li', { owner: true, roleId: 'owner' }), person('Ko Arif', { me: true })],
        total: 2,
        page: 1,
        size: 20,
      },
    });
    expect(await screen.findByRole('button', { name: 'Leave: Ko Arif' })).toBeVisible();
    expect(screen.getByText('Cannot be removed')).toBeVisible();
  });
});

const invitation = (
  id: string,
  more: Partial<Output<'staff.invite'>> = {},
): Output<'staff.invitations'>['list'][number] => ({
  id,
  mobile: '136****8814',
  roleId: 'sales',
  roleName: 'Sales',
  level: 1,
  remark: '',
  invitedBy: 'Wen Li',
  invitedAt: '2026-11-20T00:00:00Z',
  expiresAt: '2026-11-27T00:00:00Z',
  expired: false,
  ...more,
});

describe('inviting somebody', () => {
  const begin = async (api: Answers) => {
    const opened = await open({ 'staff.search': { list: [], left: 19 }, ...api });
    await opened.user.click(await screen.findByRole('button', { name: 'Invite staff' }));
    return { ...opened, dialog: within(screen.getByRole('dialog', { name: 'Invite staff' })) };
  };

  it('takes a number, a role and a level, and says what the role may do', async () => {
    const { user, calls, dialog } = await begin({ 'staff.invite': invitation('i1') });
    await user.type(dialog.getByRole('textbox', { name: /Phone number/ }), '1361234');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(dialog.getByText('Enter the eleven digits of a phone number')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /Phone number/ }), '8814');
    expect(await dialog.findByText(/Sales can: See orders/)).toBeVisible();
    expect(dialog.getByText(/Nothing holds before they accept/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() =>
      expect(sent(calls, 'staff.invite')).toEqual([{ mobile: '13612348814', roleId: 'sales', level: '1' }]),
    );
    expect(await screen.findByText('Invitation sent to 136****8814')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Invite staff' })).toBeNull();
  });

  it.each([
    ['works here already', 'Ko Arif', true, 'Ko Arif works here already'],
    ['is invited already', '', false, 'This number is invited already'],
  ])('says who %s before it is sent', async (_what, name, here, words) => {
    const { user, dialog } = await begin({
      'staff.search': { list: [{ id: 'u1', name, image: null, mobile: '136****8814', here }], left: 19 },
    });
    await user.type(dialog.getByRole('textbox', { name: /Phone number/ }), '13612348814');
    expect(await dialog.findByText(words)).toBeVisible();
  });

  it('says in the server’s words why it was refused, and keeps what was typed', async () => {
    const { user, dialog } = await begin({
      'staff.invite': () => {
        throw refused('tooFast', 'Too many invitations');
      },
    });
    await user.type(dialog.getByRole('textbox', { name: /Phone number/ }), '13612348814');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Too many invitations')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /Phone number/ })).toHaveValue('13612348814');
  });
});

describe('invitations without an answer', () => {
  const list = [invitation('i1'), invitation('i2', { mobile: '152****0938', expired: true })];

  it('stand apart from the staff, are sent again and withdrawn', async () => {
    const { user, calls } = await open({
      'staff.invitations': { list },
      'staff.resendInvitation': invitation('i2'),
      'staff.withdrawInvitation': null,
    });
    const table = within(await screen.findByRole('table', { name: 'Invitations' }));
    expect(within(table.getByRole('row', { name: /152/ })).getByText('Expired')).toBeVisible();
    expect(screen.getByText('2 people')).toBeVisible();
    await user.click(table.getByRole('button', { name: 'Send again: 152****0938' }));
    await waitFor(() => expect(sent(calls, 'staff.resendInvitation')).toEqual([{ id: 'i2' }]));
    await user.click(table.getByRole('button', { name: 'Withdraw: 136****8814' }));
    await waitFor(() => expect(sent(calls, 'staff.withdrawInvitation')).toEqual([{ id: 'i1' }]));
    expect(await screen.findByText('The invitation to 136****8814 is withdrawn')).toBeVisible();
  });

  it('can only be looked at by who may not change staff', async () => {
    await open({ 'staff.invitations': { list } }, ['staff.view']);
    expect(await screen.findByRole('table', { name: 'Invitations' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Withdraw/ })).toBeNull();
  });
});

it('a shop changes hands by a code to the owner’s number', async () => {
  const { user, calls } = await open({ 'account.sendCode': { retryAfter: 60 }, 'staff.transfer': null });
  await user.click(await screen.findByRole('button', { name: 'Transfer shop: Wen Li' }));
  const dialog = screen.getByRole('dialog', { name: 'Transfer the shop' });
  await user.click(within(dialog).getByRole('button', { name: 'Transfer shop' }));
  expect(within(dialog).getByText('Choose the new owner')).toBeVisible();
  await user.selectOptions(await within(dialog).findByRole('combobox'), 'Ko Arif');
  await user.click(within(dialog).getByRole('button', { name: 'Send code' }));
  await waitFor(() => expect(sent(calls, 'account.sendCode')).toEqual([{ purpose: 'shopTransfer' }]));
  await user.type(within(dialog).getByRole('textbox', { name: /Code by text/ }), '123456');
  await user.click(within(dialog).getByRole('button', { name: 'Transfer to Ko Arif' }));
  await waitFor(() =>
    expect(sent(calls, 'staff.transfer')).toEqual([{ userId: 'Ko Arif', verify_code: '123456' }]),
  );
});
