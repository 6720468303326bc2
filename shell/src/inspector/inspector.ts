/** Alt+Shift+M, or `?overlay`: outlines what each remote draws, with its name and version. */
export const startOverlay = (): void => {
  const toggle = (): void => void document.documentElement.toggleAttribute('data-overlay');
  window.addEventListener('keydown', (event) => {
    if (event.altKey && event.shiftKey && event.code === 'KeyM') toggle();
  });
  if (new URLSearchParams(location.search).has('overlay')) toggle();
};
