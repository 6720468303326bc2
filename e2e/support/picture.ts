import type { Page } from '@playwright/test';

/** A picture made by a browser, in a format that the server accepts. */
export const picture = async (page: Page, colour: string) => {
  const bytes = await page.evaluate(async (fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 400;
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no canvas');
    pen.fillStyle = fill;
    pen.fillRect(0, 0, 400, 400);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
  }, colour);
  return { name: `${colour}.png`, mimeType: 'image/png', buffer: Buffer.from(bytes) };
};
