import { appInfo, setTheme, shop } from '@mall/platform';
import { sampleAppInfo, sampleShop } from '@mall/testing';
import { waitFor } from '@testing-library/react';
import { startBranding } from './branding.ts';

const root = document.documentElement;
const brand = (): string => root.style.getPropertyValue('--brand');

describe("a shop's colour", () => {
  it('is painted when the shop comes, mixed anew for the dark, and taken off when it goes', async () => {
    setTheme('light');
    startBranding();
    expect(brand()).toBe('');

    shop.set({ ...sampleShop, colour: '#1f6f54' });
    await waitFor(() => expect(brand()).not.toBe(''));
    const light = brand();
    setTheme('dark');
    await waitFor(() => expect(brand()).not.toBe(light));
    expect(brand()).toMatch(/^#/);

    shop.set(null);
    await waitFor(() => expect(brand()).toBe(''));
  });

  it("is the mall's where the shop has none", async () => {
    setTheme('light');
    startBranding();
    appInfo.set({ ...sampleAppInfo, colour: '#1f4e79' });
    await waitFor(() => expect(brand()).not.toBe(''));
    const mall = brand();
    shop.set({ ...sampleShop, colour: '#8a2d3b' });
    await waitFor(() => expect(brand()).not.toBe(mall));
    shop.set({ ...sampleShop, colour: null });
    await waitFor(() => expect(brand()).toBe(mall));
    shop.set(null);
    appInfo.set(null);
    await waitFor(() => expect(brand()).toBe(''));
  });
});
