import { renderScreen, prepare } from '@mall/testing';
import { screen } from '@testing-library/react';
import { api, keepForm, language, setLanguage, setNavigator, takeKept, useKeptState } from '../index.ts';
import { fakeApi } from '@mall/testing';
import { restorePage } from './page-state.ts';

function Form() {
  const [name, setName] = useKeptState('address.name', '');
  return <input aria-label="name" value={name} onChange={(event) => setName(event.target.value)} />;
}

describe('a change of language', () => {
  it('stores the choice, reloads, and brings back what was typed', async () => {
    let reloads = 0;
    const { user, unmount } = await renderScreen(<Form />, { lang: 'zh' });
    setNavigator({
      reload: () => {
        reloads += 1;
      },
    });
    keepForm('coupon', () => ({ id: 'C7' }));
    await user.type(screen.getByLabelText('name'), 'Rina');
    setLanguage('indo');

    expect(reloads).toBe(1);
    expect(localStorage.getItem('lang')).toBe('indo');
    expect(document.cookie).toContain('lang=indo');
    expect(language()).toBe('zh'); // the old page is still the old page

    const kept = sessionStorage.getItem('kept');
    unmount();
    await prepare({ lang: 'indo' });
    sessionStorage.setItem('kept', kept ?? '');
    restorePage();
    expect(takeKept('coupon')).toEqual({ id: 'C7' });
    const again = await renderScreenKeeping(<Form />);
    expect(again).toBe('Rina');
  });

  it('does nothing when the language is the same', async () => {
    let reloads = 0;
    await prepare({ lang: 'en' });
    setNavigator({
      reload: () => {
        reloads += 1;
      },
    });
    setLanguage('en');
    expect(reloads).toBe(0);
  });

  it('marks the document and the headers', async () => {
    await prepare({ lang: 'indo' });
    const calls = fakeApi({ 'session.logout': null });
    await api('session.logout', {});
    expect(document.documentElement.lang).toBe('id-ID');
    expect(calls[0]?.headers).toMatchObject({ lang: 'id', 'x-locale': 'indo' });
  });
});

const renderScreenKeeping = async (form: React.ReactElement): Promise<string> => {
  await renderScreen(form, { lang: 'indo' });
  const input = screen.getByLabelText('name');
  return input instanceof HTMLInputElement ? input.value : '';
};
