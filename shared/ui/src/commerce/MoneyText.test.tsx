import { render } from '@testing-library/react';
import { formatFor } from '../base/format.ts';
import { inLanguage } from '../base/in-language.ts';
import { MoneyText } from './MoneyText.tsx';

const nbsp = '\u00a0';

describe('an amount', () => {
  it.each([
    ['zh', 429900, 'CNY', '¥4,299'],
    ['en', 429900, 'CNY', '¥4,299'],
    ['indo', 429900, 'CNY', '¥4.299'],
    ['fili', 429900, 'CNY', '¥4,299'],
    ['en', 22950, 'CNY', '¥229.50'],
    ['indo', 22950, 'CNY', '¥229,50'],
    ['indo', 934900000, 'IDR', `Rp${nbsp}9.349.000`],
    ['fili', 3399000, 'PHP', '₱33,990'],
    ['en', -154600, 'CNY', '−¥1,546'],
    ['zh', 0, 'CNY', '¥0'],
  ] as const)('in %s of %i minor units of %s reads %s', (language, amount, currency, text) => {
    inLanguage(language);
    const { container } = render(<MoneyText amount={amount} currency={currency} />);
    expect(container.textContent).toBe(text);
  });

  it('shows its decimals where every row must', () => {
    expect(formatFor('en').money(429900, { decimals: 'always' })).toBe('¥4,299.00');
    expect(formatFor('indo').money(913716, { decimals: 'always' })).toBe('¥9.137,16');
    expect(formatFor('indo').money(934900000, { currency: 'IDR', decimals: 'always' })).toBe(
      `Rp${nbsp}9.349.000`,
    );
  });

  it('marks a gain when asked to', () => {
    expect(formatFor('en').money(500, { sign: 'always' })).toBe('+¥5');
    expect(formatFor('en').money(0, { sign: 'always' })).toBe('¥0');
  });
});

it('dates put the day before the month in English', () => {
  const format = formatFor('en');
  expect(format.date('2026-11-02T04:00:00Z')).toBe('2 Nov 2026');
  expect(format.date('2026-11-02T04:00:00Z', 'short')).toBe('2 Nov');
  expect(formatFor('zh').date('2026-11-02T04:00:00Z', 'short')).toBe('11月2日');
});

it('the same language gets the same formatter', () => {
  expect(formatFor('zh')).toBe(formatFor('zh'));
});
