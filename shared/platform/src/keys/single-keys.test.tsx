import { act, renderHook } from '@testing-library/react';

it('single keys are on until somebody switches them off, and then stay off', async () => {
  const { setSingleKeys, useSingleKeys } = await import('./single-keys.ts');
  const { result } = renderHook(useSingleKeys);
  expect(result.current).toBe(true);
  act(() => setSingleKeys(false));
  expect(result.current).toBe(false);
  expect(document.cookie).toContain('keys=off');
});
