import { appInfo } from '@mall/platform';
import { renderScreen } from '@mall/testing';
import { screen } from '@testing-library/react';
import { ServiceLine } from './ServiceLine.tsx';

const info = (service?: { phone: string; hours: string; mail: string }) =>
  ({ ...appInfo.get(), ...(service && { service }) }) as never; // the line reads nothing else

it('shows number, hours and address as they were written, and calls the number', async () => {
  appInfo.set(info({ phone: '+86 400-800-1234', hours: 'Every day', mail: 'help@mall.test' }));
  await renderScreen(<ServiceLine />);
  expect(screen.getByRole('link', { name: '+86 400-800-1234' })).toHaveAttribute('href', 'tel:+864008001234');
  expect(screen.getByText('Every day')).toBeVisible();
  expect(screen.getByRole('link', { name: 'help@mall.test' })).toHaveAttribute(
    'href',
    'mailto:help@mall.test',
  );
});

it('leaves out what is not set', async () => {
  appInfo.set(info({ phone: '', hours: '', mail: 'help@mall.test' }));
  await renderScreen(<ServiceLine />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
