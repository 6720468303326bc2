import * as core from 'federation-core';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { budgets } from './budgets.ts';
import { integrityOf } from './integrity.ts';

/** Remotes bring no federation runtime of their own: they take this one (decision 003). */
Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', core);

/** What the federation runtime leaves open: a limit on the time of an entry, and a digest that it must match. */
export default function guardPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'mall-guard',
    createScript({ url, attrs }) {
      const script = document.createElement('script');
      for (const [name, value] of Object.entries(attrs ?? {})) {
        if (typeof value === 'string') script.setAttribute(name, value);
      }
      const integrity = integrityOf(url);
      if (integrity !== undefined) script.integrity = integrity;
      script.crossOrigin = 'anonymous';
      script.async = true;
      script.src = url;
      return { script, timeout: budgets.entry };
    },
  };
}
