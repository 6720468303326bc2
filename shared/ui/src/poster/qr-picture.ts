/** How many dots a side a QR code has, including its margin: the `viewBox` of its SVG. */
export const modulesIn = (svg: string): number => Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1] ?? 0);

/**
 * The SVG with a size, which some browsers need for a picture, and large enough that its dots are whole px.
 */
export const sizedSvg = (svg: string, atLeast: number): { svg: string; side: number } => {
  const modules = Math.max(1, modulesIn(svg));
  const side = Math.ceil(atLeast / modules) * modules;
  return { svg: svg.replace('<svg ', `<svg width="${side}" height="${side}" `), side };
};

/** Loads a picture of this mall or of a data: address. Throws when it fails to load. */
export const loadImage = async (src: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
};

export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A QR code as a PNG that is sharp on paper. */
export const pngOf = async (code: string): Promise<Blob> => {
  const { svg, side } = sizedSvg(code, 1600);
  const image = await loadImage(svgAddress(svg));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(image, 0, 0, side, side);
  return blobOf(canvas);
};

export const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob === null ? reject(new Error('The picture could not be written.')) : resolve(blob),
    );
  });

/** Downloads a file. */
export const saveFile = (blob: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // By then the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
