import { api, toast, useMutationOf } from '@mall/platform';
import { refused, renderScreen, type ScreenOptions } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import en from '../phrases/en.json' with { type: 'json' };
import { ProofHost } from './ProofHost.tsx';

function Asker() {
  const make = useMutationOf('secondFactor.makeRecoveryCodes', { onSuccess: () => toast.success('made') });
  return (
    <>
      <button type="button" onClick={() => make.mutate({})}>
        make
      </button>
      <ProofHost />
    </>
  );
}

/** A mall that wants a proof until it was given. */
const open = (over: ScreenOptions['api'] = {}) => {
  let proved = false;
  return renderScreen(<Asker />, {
    lang: 'en',
    phrases: { shell: en },
    who: { token: 't' },
    api: {
      'account.proofWays': { ways: ['password', 'code'], mobile: '138****0001' },
      'account.sendCode': { retryAfter: 60 },
      'account.prove': () => {
        proved = true;
        return null;
      },
      'secondFactor.makeRecoveryCodes': () => {
        if (!proved) throw refused('proof.needed', 'Show that it is you');
        return { recoveryCodes: [] };
      },
      ...over,
    },
  });
};

it('asks once, proves, and the call goes on by itself', async () => {
  const { user, calls } = await open();
  await user.click(screen.getByRole('button', { name: 'make' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  await user.type(await dialog.findByLabelText('Present password'), 'demo1234{Enter}');
  expect((await screen.findAllByText('made')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls.find(({ op }) => op === 'account.prove')?.input).toEqual({ password: 'demo1234' });
  expect(calls.filter(({ op }) => op === 'secondFactor.makeRecoveryCodes')).toHaveLength(2);
});

it('takes a code by SMS for this purpose', async () => {
  const { user, calls } = await open();
  await user.click(screen.getByRole('button', { name: 'make' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  await user.click(await dialog.findByRole('button', { name: 'Code by SMS' }));
  await user.click(dialog.getByRole('button', { name: 'Send code' }));
  await user.type(dialog.getByLabelText(/138\*{4}0001/), '123456');
  await user.click(dialog.getByRole('button', { name: 'Go on' }));
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'account.prove')?.input).toEqual({ verify_code: '123456' }),
  );
  expect(calls.find(({ op }) => op === 'account.sendCode')?.input).toEqual({ purpose: 'stepUp' });
});

it('stays open after a wrong proof; closed, the refusal is told and nothing was done', async () => {
  const { user, calls } = await open({
    'account.prove': () => {
      throw refused('account.wrongPassword', 'The password is wrong');
    },
  });
  await user.click(screen.getByRole('button', { name: 'make' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  await user.type(await dialog.findByLabelText('Present password'), 'wrong{Enter}');
  expect((await screen.findAllByText('The password is wrong')).length).toBeGreaterThan(0);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect((await screen.findAllByText('Show that it is you')).length).toBeGreaterThan(0);
  expect(calls.filter(({ op }) => op === 'secondFactor.makeRecoveryCodes')).toHaveLength(1);
});

it('is one dialog for calls that wait at the same time', async () => {
  const { user } = await open();
  const both = Promise.all([1, 2].map(() => api('secondFactor.makeRecoveryCodes', {})));
  const dialogs = await screen.findAllByRole('dialog', { name: 'Is it you?' });
  expect(dialogs).toHaveLength(1);
  await user.type(await screen.findByLabelText('Present password'), 'demo1234{Enter}');
  expect(await both).toHaveLength(2);
});
