import { toast, useMutationOf } from '@mall/platform';
import { refused, renderScreen } from '@mall/testing';
import { screen, within } from '@testing-library/react';
import en from '../phrases/en.json' with { type: 'json' };
import { MerchantFrame } from './MerchantFrame.tsx';

function Remove() {
  const remove = useMutationOf('role.remove', { onSuccess: () => toast.success('removed') });
  return (
    <button type="button" onClick={() => remove.mutate({ id: 'r1' })}>
      remove the role
    </button>
  );
}

it('without the shell, the office asks for a fresh proof itself, and the call goes on', async () => {
  let proved = false;
  const { user, calls } = await renderScreen(
    <MerchantFrame basename="/merchant.html">
      <Remove />
    </MerchantFrame>,
    {
      lang: 'en',
      phrases: { seller: en },
      who: { token: 't', isShop: true, permissions: ['role.edit'] },
      api: {
        'staff.shops': { list: [] },
        'account.proofWays': { ways: ['password', 'code'], mobile: '138****0002' },
        'account.prove': () => {
          proved = true;
          return null;
        },
        'role.remove': () => {
          if (!proved) throw refused('proof.needed', 'Show that it is you');
          return null;
        },
      },
    },
  );
  await user.click(screen.getByRole('button', { name: 'remove the role' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  await user.type(await dialog.findByLabelText('Present password'), 'demo1234{Enter}');
  expect((await screen.findAllByText('removed')).length).toBeGreaterThan(0);
  expect(calls.filter(({ op }) => op === 'role.remove')).toHaveLength(2);
});
