// The entry point for sharing: QR codes as files, posters for print, the browser's own sharing. Only for lazy
// chunks.
export { type PaperName, paperNames, papers } from './layout.ts';
export { pngOf, saveFile } from './qr-picture.ts';
export { canShare, share } from './share.ts';
export { makeSheet, type PosterSource, type Sheet } from './sheet.ts';
