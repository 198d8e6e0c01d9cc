/** Bytes below which a picture is uploaded unchanged. */
const LIGHT = 1_500_000;
const LONGEST_SIDE = 2600;
const QUALITY = 0.85;
/** HEIC is slow to decode on the server, and browsers that cannot decode it cannot show it either. */
const HEIC = ['image/heic', 'image/heif'];

/**
 * Reduces a phone photo before the upload: a receipt stays readable at a third of the size. A picture that this browser
 * cannot decode is sent unchanged, for the server to judge.
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
