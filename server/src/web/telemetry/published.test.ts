import { sampleDocument } from '@mall/registry/sample';
import { isPublished } from './published.ts';

it.each([
  ['mf_catalog', '2.0.0', true],
  ['mf_catalog', '2.1.0', true],
  ['mf_catalog', '9.9.9', false],
  ['mf_catalog', 'override', false],
  ['mf_catalog', 'constructor', false],
  ['mf_nowhere', '2.0.0', false],
  ['shell', '', true],
  ['shell', '2.0.0', false],
])('of %s %s: %s', (remote, version, expected) => {
  expect(isPublished({ remote, version }, sampleDocument())).toBe(expected);
});

it('is said of everything while there is no registry', () => {
  expect(isPublished({ remote: 'mf_catalog', version: '9.9.9' }, undefined)).toBe(true);
});
