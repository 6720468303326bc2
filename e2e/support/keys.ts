import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until it has the focus, as a user without a mouse does. Fails after `most` presses. */
export const tabTo = async (page: Page, wanted: Locator, most = 120): Promise<void> => {
  // Searching a name in the whole page costs more than the press of a key: only when the found element is
  // gone.
  let found: ElementHandle[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    let focus = await focusAmong(page, found);
    if (focus === 'none of them is left') {
      found = await wanted.elementHandles().catch(() => []);
      focus = await focusAmong(page, found);
    }
    if (focus === 'here') return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted, `${wanted.toString()} within ${most} presses of Tab`).toBeFocused({ timeout: 1000 });
};

type Focus = 'here' | 'elsewhere' | 'none of them is left';

const focusAmong = (page: Page, elements: ElementHandle[]): Promise<Focus> =>
  page
    .evaluate((all): Focus => {
      const left = all.filter(({ isConnected }) => isConnected);
      if (left.length === 0) return 'none of them is left';
      return left.some((one) => one === document.activeElement) ? 'here' : 'elsewhere';
    }, elements)
    .catch(() => 'none of them is left');

type Role = Parameters<Page['getByRole']>[0];

/** Actions by keyboard alone. Names are whole unless they are patterns. */
export const keysOf = (page: Page) => {
  // A listener for a chooser that is added only with the key press is too late on a fast machine: the browser
  // opens its own.
  page.on('filechooser', () => undefined);
  const the = (role: Role, name: string | RegExp): Locator =>
    page.getByRole(role, { name, exact: typeof name === 'string' });
  const to = (role: Role, name: string | RegExp, most?: number) => tabTo(page, the(role, name), most);
  const press = (key: string) => page.keyboard.press(key);
  return {
    to,
    press,
    /** Goes to a control and presses Enter, or another key. */
    use: async (role: Role, name: string | RegExp, key = 'Enter'): Promise<void> => {
      await expect(the(role, name).first()).toBeEnabled();
      await to(role, name);
      await press(key);
    },
    /** Goes to a field and types over its content. */
    write: async (role: Role, name: string | RegExp, text: string): Promise<void> => {
      await to(role, name);
      await press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    type: (text: string) => page.keyboard.type(text),
    /** Opens the system's file chooser, in which no page can press keys, and chooses there. */
    choose: async (name: string | RegExp, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> => {
      await to('button', name);
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press('Enter')]);
      await chooser.setFiles(files);
    },
    save: async (role: Role, name: string | RegExp): Promise<string> => {
      await to(role, name);
      const [file] = await Promise.all([page.waitForEvent('download'), press('Enter')]);
      return file.suggestedFilename();
    },
  };
};
