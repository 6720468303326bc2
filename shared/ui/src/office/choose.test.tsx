import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { inLanguage } from '../base/in-language.ts';
import { Dialog } from '../feedback/Dialog.tsx';
import { ComboBox } from './choose.tsx';

beforeEach(() => inLanguage('en'));

const shops = [
  { value: 'a', label: 'Oak & Linen', note: 'OAK001' },
  { value: 'b', label: 'North House', note: 'NORTH1' },
];

function ShopField() {
  const [shop, setShop] = useState<string | null>(null);
  return <ComboBox label="Shop" options={shops} value={shop} onChange={setShop} />;
}

describe('a choice by typing', () => {
  it('shows its list within the dialog that it is in, which would cover it', async () => {
    render(
      <Dialog open onClose={() => undefined} title="Hand to a shop">
        <ShopField />
      </Dialog>,
    );
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Shop' }), 'North');
    await userEvent.click(dialog.getByRole('option', { name: /North House/ }));
    expect(dialog.getByRole('combobox', { name: 'Shop' })).toHaveValue('North House');
  });

  it('shows its list outside of everything where no dialog is', async () => {
    const { container } = render(<ShopField />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Shop' }));
    expect(container).not.toContainElement(screen.getByRole('option', { name: /North House/ }));
  });

  it('says that the server found nothing', async () => {
    render(
      <ComboBox
        label="Shop"
        options={[]}
        value={null}
        onChange={() => undefined}
        onSearch={() => undefined}
      />,
    );
    await userEvent.type(screen.getByRole('combobox', { name: 'Shop' }), 'xyz');
    expect(screen.getByText('Nothing found')).toBeInTheDocument();
  });
});
