// ES modules get no `jest` from the runner as CommonJS does, and the tests should not care which they are.
globalThis.jest = import.meta.jest;
