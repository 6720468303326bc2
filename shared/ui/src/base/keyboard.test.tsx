import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Button } from './Button.tsx';
import { Carousel } from '../media/Carousel.tsx';
import { inLanguage } from './in-language.ts';
import { Menu } from '../layout/Menu.tsx';
import { SkuPicker } from '../commerce/SkuPicker.tsx';
import { Stepper } from '../form/Stepper.tsx';
import type { Choice } from '../commerce/sku-matrix.ts';
import { Tabs } from '../layout/Tabs.tsx';

beforeEach(() => inLanguage('en'));

describe('tabs', () => {
  const Login = () => {
    const [tab, setTab] = useState<'in' | 'up' | 'help'>('in');
    return (
      <Tabs
        label="Account"
        tabs={[
          { id: 'in', label: 'Log in' },
          { id: 'up', label: 'Register' },
          { id: 'help', label: 'Help' },
        ]}
        value={tab}
        onChange={setTab}
      >
        panel {tab}
      </Tabs>
    );
  };

  it('are chosen by arrows, Home and End, and go round', async () => {
    const user = userEvent.setup();
    render(<Login />);
    await user.tab();
    expect(screen.getByRole('tab', { name: 'Log in' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Register' })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Register' })).toHaveTextContent('panel up');
    await user.keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'Help' })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Log in' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Home}');
    expect(screen.getByRole('tab', { name: 'Log in' })).toHaveAttribute('aria-selected', 'true');
  });

  it('are one stop of the Tab key', async () => {
    const user = userEvent.setup();
    render(<Login />);
    await user.tab();
    await user.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });
});

describe('a menu', () => {
  const open = jest.fn();
  const hide = jest.fn();
  const Actions = () => (
    <MemoryRouter>
      <Menu
        trigger={(attributes) => <Button {...attributes}>More</Button>}
        items={[
          { id: 'open', label: 'Open', onSelect: open },
          { id: 'hide', label: 'Hide', onSelect: hide, disabledBecause: 'Only received orders' },
          { id: 'print', label: 'Print', to: '/print' },
        ]}
      />
      <Button>Elsewhere</Button>
    </MemoryRouter>
  );

  it('opens by arrow, moves, and gives focus back on Esc', async () => {
    const user = userEvent.setup();
    render(<Actions />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Print' })).toHaveFocus();
    await user.keyboard('{ArrowDown}h');
    expect(screen.getByRole('menuitem', { name: /Hide/ })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  });

  it('runs an item with Enter, but not one that is disabled', async () => {
    const user = userEvent.setup();
    render(<Actions />);
    await user.tab();
    await user.keyboard('{ArrowUp}{Home}{ArrowDown}{Enter}');
    expect(hide).not.toHaveBeenCalled();
    expect(screen.getByRole('menuitem', { name: /Only received orders/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.keyboard('{Home}{Enter}');
    expect(open).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('closes when pressed elsewhere', async () => {
    const user = userEvent.setup();
    render(<Actions />);
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});

describe('a stepper', () => {
  const refused = jest.fn();
  const Quantity = () => {
    const [value, setValue] = useState(2);
    return <Stepper label="Quantity" value={value} onChange={setValue} min={1} max={5} onRefuse={refused} />;
  };
  const field = () => screen.getByRole('spinbutton', { name: 'Quantity' });
  beforeEach(() => refused.mockClear());

  it('moves by arrow keys within its limits and says which limit refuses', async () => {
    const user = userEvent.setup();
    render(<Quantity />);
    await user.click(field());
    await user.keyboard('{ArrowUp}');
    expect(field()).toHaveValue('3');
    await user.keyboard('{End}{ArrowUp}');
    expect(field()).toHaveValue('5');
    expect(refused).toHaveBeenLastCalledWith('max');
    await user.keyboard('{Home}{ArrowDown}');
    expect(field()).toHaveValue('1');
    expect(refused).toHaveBeenLastCalledWith('min');
  });

  it('takes what is typed on Enter, cut to the limit', async () => {
    const user = userEvent.setup();
    render(<Quantity />);
    await user.click(field());
    await user.keyboard('4x{Enter}');
    expect(field()).toHaveValue('4');
    await user.clear(field());
    await user.type(field(), '99');
    await user.tab();
    expect(field()).toHaveValue('5');
    expect(refused).toHaveBeenCalledWith('max');
  });

  it('goes back to its value when nothing is typed', async () => {
    const user = userEvent.setup();
    render(<Quantity />);
    await user.clear(field());
    await user.tab();
    expect(field()).toHaveValue('2');
  });
});

describe('the SKU picker', () => {
  const specs = [
    {
      key: 'fabric',
      name: 'Fabric',
      values: [
        { id: 'oat', name: 'Oat', colour: '#cfc0a5' },
        { id: 'sage', name: 'Sage', colour: '#98a48b' },
      ],
    },
    {
      key: 'size',
      name: 'Size',
      values: [
        { id: 'two', name: '2-seat' },
        { id: 'chaise', name: 'With chaise' },
      ],
    },
  ];
  const skus = [
    { id: '1', valueIds: ['oat', 'two'], stock: 3 },
    { id: '2', valueIds: ['sage', 'two'], stock: 3 },
    { id: '3', valueIds: ['sage', 'chaise'], stock: 1 },
  ];
  const Picker = () => {
    const [choice, setChoice] = useState<Choice>({ fabric: 'oat', size: 'two' });
    return <SkuPicker specs={specs} skus={skus} choice={choice} onChange={setChoice} />;
  };

  it('lets arrow keys reach an impossible value, which says why and is not chosen', async () => {
    const user = userEvent.setup();
    render(<Picker />);
    const size = screen.getByRole('radiogroup', { name: /Size/ });
    await user.tab();
    await user.tab();
    expect(within(size).getByRole('radio', { name: '2-seat' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    const chaise = within(size).getByRole('radio', { name: 'With chaise, Not with Oat' });
    expect(chaise).toHaveFocus();
    expect(chaise).toHaveAttribute('aria-disabled', 'true');
    expect(within(size).getByRole('radio', { name: '2-seat' })).toBeChecked();
  });

  it('chooses as the arrows move, and another fabric frees the size', async () => {
    const user = userEvent.setup();
    render(<Picker />);
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('radio', { name: 'Sage' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'With chaise' }));
    expect(screen.getByRole('radio', { name: 'With chaise' })).toBeChecked();
  });
});

describe('a carousel', () => {
  const slides = ['Sofas', 'Beds', 'Lamps'].map((name) => (
    <a key={name} href={`/${name}`}>
      {name}
    </a>
  ));
  const current = () =>
    screen
      .getAllByRole('button', { name: /Go to slide/ })
      .findIndex((dot) => dot.getAttribute('aria-current') === 'true');

  it('is moved by arrow keys and by dots, and only the slide in view can be reached', async () => {
    const user = userEvent.setup();
    render(<Carousel label="Offers">{slides}</Carousel>);
    const hidden = () =>
      screen.getAllByRole('group', { hidden: true }).map((slide) => slide.hasAttribute('inert'));
    expect(hidden()).toEqual([false, true, true]);
    await user.click(screen.getByRole('button', { name: 'Go to slide 2' }));
    expect(current()).toBe(1);
    await user.keyboard('{ArrowRight}');
    expect(current()).toBe(2);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(current()).toBe(0);
    expect(hidden()).toEqual([false, true, true]);
  });

  it('that moves by itself can be paused', async () => {
    const user = userEvent.setup();
    render(
      <Carousel label="Offers" autoplayMs={5000}>
        {slides}
      </Carousel>,
    );
    await user.click(screen.getByRole('button', { name: 'Pause slides' }));
    expect(screen.getByRole('button', { name: 'Play slides' })).toBeInTheDocument();
  });
});
