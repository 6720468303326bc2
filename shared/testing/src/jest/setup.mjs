import { File } from 'node:buffer';

// Browser features that jsdom lacks. Each replaces the real one only as far as a screen needs it.

// Blob and FormData are Node's here (jest-fixed-jsdom), so a File must be Node's too.
globalThis.File = File;
const Data = globalThis.FormData;
globalThis.FormData = class FormData extends Data {
  constructor(form) {
    super();
    for (const { name, value, type, checked, disabled } of form?.elements ?? []) {
      const chosen = (type !== 'checkbox' && type !== 'radio') || checked;
      if (name && chosen && !disabled) this.append(name, value);
    }
  }
};

globalThis.CSS ??= {};
globalThis.CSS.supports ??= () => false;
globalThis.CSS.escape ??= (text) => String(text).replaceAll(/[^\w-]/g, (sign) => `\\${sign}`);

window.matchMedia ??= (media) => ({
  matches: false,
  media,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** jsdom lays nothing out: all of a page is in its window, as soon as it is watched. */
class SeesAll extends Observer {
  #tell;
  constructor(tell) {
    super();
    this.#tell = tell;
  }
  observe(target) {
    setTimeout(() => this.#tell([{ isIntersecting: true, target }], this));
  }
}

window.IntersectionObserver ??= SeesAll;
window.ResizeObserver ??= Observer;
window.scrollTo = () => undefined;
Element.prototype.scrollTo ??= () => undefined;
Element.prototype.scrollBy ??= () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.releasePointerCapture ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.getAnimations ??= () => [];
URL.createObjectURL ??= () => 'blob:mall';
URL.revokeObjectURL ??= () => undefined;

/** A dialog that opens, closes with its return value, and cancels on Escape. No top layer, no backdrop. */
const dialog = window.HTMLDialogElement.prototype;
const show = function () {
  this.setAttribute('open', '');
};
dialog.show ??= show;
dialog.showModal ??= function () {
  if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError');
  show.call(this);
  this.querySelector('[autofocus], button, a[href], input, select, textarea, [tabindex]')?.focus();
};
dialog.close ??= function (value) {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  if (value !== undefined) this.returnValue = value;
  this.dispatchEvent(new Event('close'));
};
document.addEventListener('keydown', (event) => {
  const open = event.key === 'Escape' ? [...document.querySelectorAll('dialog[open]')].at(-1) : undefined;
  if (open?.dispatchEvent(new Event('cancel', { cancelable: true }))) open.close();
});

/** jsdom has no popovers either: the open state is an attribute that tests can read. */
const element = window.HTMLElement.prototype;
element.showPopover ??= function () {
  this.setAttribute('data-popover-open', '');
};
element.hidePopover ??= function () {
  this.removeAttribute('data-popover-open');
};
element.togglePopover ??= function () {
  return this.toggleAttribute('data-popover-open');
};
