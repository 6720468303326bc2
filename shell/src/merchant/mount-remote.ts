import type { BootRemote } from '@mall/registry/boot-manifest';

/** `ownPage`: the page is the mall's and has its styles; another site leaves it out. */
export type MountProps = { domElement: HTMLElement; basename: string; ownPage?: boolean };

type Lifecycle = (props: object) => Promise<unknown>;
type Container = { init: (scope: object) => unknown; get: (door: string) => Promise<() => unknown> };
type Lifecycles = Record<'bootstrap' | 'mount' | 'unmount', Lifecycle | Lifecycle[]>;

/**
 * Mounts a remote by its single-spa lifecycles and returns the function that unmounts it. It brings its own
 * libraries. Another site can do the same with these lines.
 */
export const mountRemote = async (
  { name, base, integrity }: BootRemote,
  { domElement, basename, ownPage = false }: MountProps,
): Promise<() => Promise<void>> => {
  await runScript(`${base}remoteEntry.js`, integrity);
  const container: Container = Reflect.get(globalThis, name);
  await container.init({});
  const module = (await container.get('./lifecycles'))() as Lifecycles; // the remote's contract test proves the shape
  const props = {
    name,
    basename,
    ownPage,
    domElement,
    domElementGetter: () => domElement,
    singleSpa: {},
    mountParcel: () => {},
  };
  const run = async (phase: keyof Lifecycles): Promise<void> => {
    for (const step of [module[phase]].flat()) await step(props);
  };
  await run('bootstrap');
  await run('mount');
  return () => run('unmount');
};

const runScript = (address: string, integrity: string | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    if (integrity !== undefined) script.integrity = integrity;
    script.onload = () => {
      script.remove();
      resolve();
    };
    script.onerror = () => reject(new Error(`Not loaded: ${address}`));
    script.src = address;
    document.head.append(script);
  });
