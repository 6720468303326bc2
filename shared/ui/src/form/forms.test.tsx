import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { inLanguage } from '../base/in-language.ts';
import { TextField } from './TextField.tsx';
import { PageForm } from './PageForm.tsx';
import { useForm } from './useForm.ts';

beforeEach(() => inLanguage('en'));

type Address = { name: string; mobile: string };
const problems = ({ name, mobile }: Address) => ({
  ...(name ? {} : { name: 'name.missing' }),
  ...(/^\d{11}$/.test(mobile) ? {} : { mobile: 'mobile.invalid' }),
});

const start = (onSubmit: (address: Address) => unknown) => {
  const Form = () => {
    const form = useForm({
      initial: { name: '', mobile: '' },
      problems,
      say: (problem) => `say ${problem}`,
      onSubmit,
    });
    return (
      <PageForm form={form} submitLabel="Save address">
        <TextField label="Receiver" {...form.field('name')} />
        <TextField label="Phone" {...form.field('mobile')} />
        <Link to="/away">Away</Link>
      </PageForm>
    );
  };
  const router = createMemoryRouter([
    { path: '/', element: <Form /> },
    { path: '/away', element: <p>Elsewhere</p> },
  ]);
  render(<RouterProvider router={router} />);
  return userEvent.setup();
};

it('a submit with problems focuses the first field, says what is wrong at each, and sends nothing', async () => {
  const send = jest.fn();
  const user = start(send);
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(screen.getByRole('textbox', { name: 'Receiver' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription('say mobile.invalid');
  expect(screen.getByRole('textbox', { name: 'Phone' })).toBeInvalid();
  expect(send).not.toHaveBeenCalled();
});

it('a problem shows when its field is left and goes when it is mended', async () => {
  const user = start(() => undefined);
  const phone = screen.getByRole('textbox', { name: 'Phone' });
  await user.type(phone, '12');
  expect(phone).not.toBeInvalid();
  await user.tab();
  expect(phone).toBeInvalid();
  await user.type(phone, '345678901');
  expect(phone).not.toBeInvalid();
});

it('is busy while it is sent, once', async () => {
  let done = () => undefined as void;
  const send = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
  const user = start(send);
  await user.type(screen.getByRole('textbox', { name: 'Receiver' }), 'Rani');
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '13900005678{Enter}');
  const button = screen.getByRole('button', { name: 'Save address' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(button);
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith({ name: 'Rani', mobile: '13900005678' });
  done();
  expect(await screen.findByRole('button', { name: 'Save address', busy: false })).toBeInTheDocument();
});

it('asks before changes are left, and staying is the safe answer', async () => {
  const user = start(() => undefined);
  await user.type(screen.getByRole('textbox', { name: 'Receiver' }), 'Rani');
  await user.click(screen.getByRole('link', { name: 'Away' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.getByRole('textbox', { name: 'Receiver' })).toHaveValue('Rani');
  await user.click(screen.getByRole('link', { name: 'Away' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
});
