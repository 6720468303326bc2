import { openModal } from './open-modal.ts';

let dialog: HTMLDialogElement;
const state = () => ({
  shown: dialog.dataset.shown !== undefined,
  popover: dialog.hasAttribute('popover'),
  modal: dialog.open,
  focus: document.activeElement?.id,
});
const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 1)));

beforeEach(() => {
  document.body.innerHTML = '<dialog><button id="cross"></button><input id="field"></dialog>';
  dialog = document.querySelector('dialog') ?? dialog;
});
afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));

describe('a modal dialog where there are popovers', () => {
  beforeEach(() =>
    Object.defineProperty(HTMLElement.prototype, 'popover', {
      configurable: true,
      set(this: HTMLElement, value: string) {
        this.setAttribute('popover', value);
      },
    }),
  );

  it('is seen and has the focus at once, and makes the page inert after the next paint without taking the focus on', async () => {
    const show = jest.spyOn(dialog, 'showPopover');
    const close = openModal(dialog);
    expect(state()).toEqual({ shown: true, popover: true, modal: false, focus: 'field' });
    expect(show).toHaveBeenCalledTimes(1);
    let asked: boolean | undefined;
    jest.spyOn(dialog, 'showModal').mockImplementation(() => {
      asked = document.activeElement?.hasAttribute('autofocus');
      dialog.setAttribute('open', '');
    });
    await painted();
    expect(asked).toBe(true);
    expect(state()).toEqual({ shown: true, popover: false, modal: true, focus: 'field' });
    expect(dialog.querySelector('[autofocus]')).toBeNull();
    close();
    expect(state()).toMatchObject({ shown: false, popover: false, modal: false });
  });

  it('that closes before the next paint never becomes modal', async () => {
    const modal = jest.spyOn(dialog, 'showModal');
    openModal(dialog)();
    await painted();
    expect(modal).not.toHaveBeenCalled();
    expect(state()).toMatchObject({ shown: false, popover: false, modal: false });
  });
});

it('a modal dialog is modal at once where there are no popovers, and open where there are no modal ones', () => {
  const close = openModal(dialog);
  expect(state()).toEqual({ shown: true, popover: false, modal: true, focus: 'field' });
  close();
  expect(state()).toMatchObject({ shown: false, modal: false });
  Object.defineProperty(dialog, 'showModal', { value: undefined });
  openModal(dialog);
  expect(state()).toMatchObject({ shown: true, modal: true });
});
