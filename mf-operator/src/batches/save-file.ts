import type { Output } from '@mall/contract/operations';

/** Saves a file that came within an answer. */
export const saveFile = ({ name, type, content }: Output<'platformBatch.file'>): void => {
  const bytes = Uint8Array.from(atob(content), (char) => char.charCodeAt(0));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.download = name;
  link.click();
  // By then the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};
