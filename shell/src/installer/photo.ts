const longest = 1600;
const quality = 0.82;
const mostBytes = 10 * 1024 * 1024;

/**
 * A photo of the camera scaled down for storing and sending: upright, at most 1600 px. Null when it is no
 * picture.
 */
export const compressed = async (file: Blob): Promise<Blob | null> => {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  } catch {
    // This browser cannot decode the format: the server checks whether it can.
    return file.type.startsWith('image/') && file.size <= mostBytes ? file : null;
  }
};
