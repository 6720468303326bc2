import type { Output } from '@mall/contract/operations';
import { refused, renderScreen, type ScreenOptions } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import member from '../../phrases/en.json' with { type: 'json' };
import account from '../phrases/en.json' with { type: 'json' };
import security from './phrases/en.json' with { type: 'json' };
import { SecondFactors } from './SecondFactors.tsx';

const none: Output<'secondFactor.list'> = { passkeys: [], oneTimeCodes: null, recoveryCodesLeft: 0 };
const phone = { id: 'p1', name: 'Phone', since: '2026-11-01T10:00:00+08:00', usedAt: null };
const both: Output<'secondFactor.list'> = {
  passkeys: [phone],
  oneTimeCodes: { since: '2026-11-01T10:00:00+08:00', usedAt: null },
  recoveryCodesLeft: 9,
};
const codes = Array.from({ length: 10 }, (_, at) => `abcd-efgh-jkm${at}`);
const base64url = (text: string) => btoa(text).replaceAll('=', '');

const open = (factors: Output<'secondFactor.list'>, api: ScreenOptions['api'] = {}) =>
  renderScreen(<SecondFactors />, {
    lang: 'en',
    phrases: { member, account, security },
    who: { token: 't' },
    api: { 'secondFactor.list': factors, ...api },
  });

/** What an authenticator would answer; jsdom has none. */
const create = jest.fn(async (): Promise<unknown> => null);
beforeEach(() => {
  create.mockReset();
  Reflect.set(globalThis, 'PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
});
const made = () => ({
  id: 'key',
  rawId: new Uint8Array([1]).buffer,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: new Uint8Array([2]).buffer,
    attestationObject: new Uint8Array([3]).buffer,
    getTransports: () => ['internal'],
  },
});
const options = {
  challenge: base64url('challenge'),
  rp: { id: 'localhost', name: 'Furnimall' },
  user: { id: base64url('u'), name: '138****0001', displayName: '' },
  pubKeyCredParams: [],
};

it('a passkey is made by the device, named, and brings recovery codes that are shown once', async () => {
  create.mockResolvedValue(made());
  const { user, calls } = await open(none, {
    'secondFactor.passkeyOptions': options,
    'secondFactor.addPasskey': { recoveryCodes: codes },
  });
  await user.click(await screen.findByRole('button', { name: 'Add passkey' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add passkey' }));
  await user.clear(dialog.getByLabelText('Name of the passkey'));
  await user.click(dialog.getByRole('button', { name: 'Add passkey' }));
  expect(dialog.getByLabelText('Name of the passkey')).toHaveAccessibleDescription(/1 to 40 characters/);
  await user.type(dialog.getByLabelText('Name of the passkey'), 'Laptop');
  await user.click(dialog.getByRole('button', { name: 'Add passkey' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
  expect(shown.getAllByRole('listitem')).toHaveLength(10);
  expect(calls.find(({ op }) => op === 'secondFactor.addPasskey')?.input).toMatchObject({
    name: 'Laptop',
    passkey: { type: 'public-key', response: { transports: ['internal'] } },
  });
  await user.click(shown.getByRole('button', { name: 'I have kept them' }));
  expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
});

it('says what to do when the device makes none', async () => {
  create.mockRejectedValue(new DOMException('declined', 'NotAllowedError'));
  const { user, calls } = await open(none, { 'secondFactor.passkeyOptions': options });
  await user.click(await screen.findByRole('button', { name: 'Add passkey' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add passkey' }));
  await user.type(dialog.getByLabelText('Name of the passkey'), 'Laptop');
  await user.click(dialog.getByRole('button', { name: 'Add passkey' }));
  expect(await dialog.findByText(/Your device made no passkey/)).toBeVisible();
  expect(calls.some(({ op }) => op === 'secondFactor.addPasskey')).toBe(false);
});

it('offers no passkey where the browser cannot make one', async () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  await open(none);
  expect(await screen.findByText('This browser cannot make passkeys')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add passkey' })).not.toBeInTheDocument();
});

it('one-time codes: a picture and a key for the app, then a first code from it', async () => {
  const { user, calls } = await open(none, {
    'secondFactor.beginCodes': { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH', svg: '<svg/>' },
    'secondFactor.confirmCodes': { recoveryCodes: codes },
  });
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'One-time codes' }));
  expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  expect(dialog.getByText('ABCD EFGH')).toBeVisible();
  await user.type(dialog.getByLabelText('Code from the app'), '12 34');
  await user.click(dialog.getByRole('button', { name: 'Set up' }));
  expect(dialog.getByLabelText('Code from the app')).toHaveAccessibleDescription(/six digits/);
  await user.type(dialog.getByLabelText('Code from the app'), '56');
  await user.click(dialog.getByRole('button', { name: 'Set up' }));
  expect(await screen.findByRole('dialog', { name: 'Your recovery codes' })).toBeVisible();
  expect(calls.find(({ op }) => op === 'secondFactor.confirmCodes')?.input).toEqual({
    one_time_code: '123456',
  });
});

it('a wrong code keeps the picture and is told once', async () => {
  const { user } = await open(none, {
    'secondFactor.beginCodes': { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH', svg: '<svg/>' },
    'secondFactor.confirmCodes': () => {
      throw refused('secondFactor.wrong', 'Not accepted');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'One-time codes' }));
  await user.type(dialog.getByLabelText('Code from the app'), '123456');
  await user.click(dialog.getByRole('button', { name: 'Set up' }));
  expect(await screen.findAllByText('Not accepted')).toHaveLength(1);
  expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
});

it('a passkey is renamed and removed', async () => {
  const { user, calls } = await open(both, {
    'secondFactor.renamePasskey': null,
    'secondFactor.removePasskey': null,
  });
  await user.click(await screen.findByRole('button', { name: 'Rename: Phone' }));
  const rename = within(screen.getByRole('dialog', { name: 'Rename' }));
  await user.type(rename.getByLabelText('Name of the passkey'), ' 2');
  await user.click(rename.getByRole('button', { name: 'Rename' }));
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'secondFactor.renamePasskey')?.input).toEqual({
      id: 'p1',
      name: 'Phone 2',
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Remove: Phone' }));
  const remove = within(screen.getByRole('dialog', { name: 'Remove “Phone”?' }));
  expect(remove.getByText(security.ask.text)).toBeVisible();
  await user.click(remove.getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'secondFactor.removePasskey')?.input).toEqual({ id: 'p1' }),
  );
});

it('says what goes with the last second factor', async () => {
  const { user, calls } = await open({ ...both, passkeys: [] }, { 'secondFactor.removeCodes': null });
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Turn one-time codes off?' }));
  expect(dialog.getByText(security.ask.last)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(calls.some(({ op }) => op === 'secondFactor.removeCodes')).toBe(true));
});

it('new recovery codes replace the old ones after a question', async () => {
  const { user } = await open(both, { 'secondFactor.makeRecoveryCodes': { recoveryCodes: codes } });
  expect(await screen.findByText(/9 codes left/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make new codes' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Make new recovery codes?' }));
  await user.click(dialog.getByRole('button', { name: 'Make new codes' }));
  expect(await screen.findByText(codes[9] ?? '')).toBeVisible();
});
