import { addErrorHandler, registerApplication, start } from '/vendor/single-spa.js';
import { ask, mall } from './mall.js';

const place = document.getElementById('office');

/** The seller's remote in the mall's stable version, checked by its digest. */
const openSeller = async () => {
  const { remotes } = await ask('/registry');
  const seller = remotes.find(({ name, closed }) => name === 'mf_seller' && !closed);
  if (seller === undefined) throw new Error('The mall has no back office at present.');
  await loadScript(new URL(`${seller.base}remoteEntry.js`, mall), seller.integrity);
  await globalThis.mf_seller.init({});
  return (await globalThis.mf_seller.get('./lifecycles'))();
};

const loadScript = (address, integrity) =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.src = address;
    script.onload = () => {
      script.remove();
      resolve();
    };
    script.onerror = () => reject(new Error(`Not loaded: ${address}`));
    document.head.append(script);
  });

registerApplication({
  name: 'mf_seller',
  app: () =>
    openSeller().then((lifecycles) => {
      place.textContent = '';
      place.removeAttribute('role');
      return lifecycles;
    }),
  activeWhen: '/office',
  customProps: { basename: '/office', mall, domElementGetter: () => place },
});

addErrorHandler((error) => {
  place.setAttribute('role', 'alert');
  place.textContent = 'The back office could not be opened. Reload the page.';
  console.error(error);
});
start();
