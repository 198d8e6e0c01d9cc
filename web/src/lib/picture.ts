/** Below this a picture travels well as it is. */
const LIGHT = 1_500_000;
const LONGEST_SIDE = 2600;
const QUALITY = 0.85;
/** Long to decode in the server, and shown by no other browser than those that can read it here. */
const HEIC = ['image/heic', 'image/heif'];

/**
 * A photo of a phone, made light before it travels: a receipt is read as well on a third of it. What this browser cannot
 * read goes as it came, for the server to judge.
 */
export async function lighten(file: File): Promise<Blob> {
  const heic = HEIC.includes(file.type);
  if (!file.type.startsWith('image/') || (file.size <= LIGHT && !heic)) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const light = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
    return light && (heic || light.size < file.size) ? light : file;
  } catch {
    return file;
  }
}
