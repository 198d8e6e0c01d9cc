import { createRequire } from 'node:module';
import { PIXELS, type Pixels } from './image.ts';

const require = createRequire(import.meta.url);

/** The functions of libheif (1.23, LGPL-3.0) that we use; in case of failure it answers an error in place of the result. */
interface Libheif {
  readonly heif_colorspace: { readonly heif_colorspace_RGB: object };
  readonly heif_chroma: { readonly heif_chroma_interleaved_RGB: object; readonly heif_chroma_interleaved_RGBA: object };
  readonly heif_context_alloc: () => object;
  readonly heif_context_read_from_memory: (context: object, bytes: Uint8Array) => Answer;
  readonly heif_js_context_get_primary_image_handle: (context: object) => Answer;
  readonly heif_image_handle_get_width: (handle: object) => number;
  readonly heif_image_handle_get_height: (handle: object) => number;
  readonly heif_image_handle_has_alpha_channel: (handle: object) => number;
  readonly heif_js_decode_image2: (handle: object, colorspace: object, chroma: object) => Answer & Partial<Decoded>;
}

interface Answer {
  readonly code?: { readonly value: number };
  readonly message?: string;
}

interface Decoded {
  readonly channels: readonly Plane[];
}

/** Rows of `stride` bytes, of which the last ones may be no pixels. In the engine's own memory. */
interface Plane {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly stride: number;
}

/**
 * Decodes the main picture of a HEIC file, upright. Throws when none can be read whole, or when its stated size exceeds the
 * limit, which is checked before decoding. The engine never frees its memory, so the calling process must end afterwards.
 */
export function decodeHeic(bytes: Buffer): Pixels {
  if (isCut(bytes)) throw new Error('El archivo está cortado.');
  const heif = open();
  const context = heif.heif_context_alloc();
  must(heif.heif_context_read_from_memory(context, bytes));
  const handle = must(heif.heif_js_context_get_primary_image_handle(context));
  const said = heif.heif_image_handle_get_width(handle) * heif.heif_image_handle_get_height(handle);
  if (!(said > 0 && said <= PIXELS)) throw new Error(`La imagen dice tener ${said} puntos.`);
  const opaque = heif.heif_image_handle_has_alpha_channel(handle) === 0;
  const { heif_chroma_interleaved_RGB: rgb, heif_chroma_interleaved_RGBA: rgba } = heif.heif_chroma;
  const { channels } = must(
    heif.heif_js_decode_image2(handle, heif.heif_colorspace.heif_colorspace_RGB, opaque ? rgb : rgba),
  );
  const [plane] = channels ?? [];
  if (!plane) throw new Error('La imagen no tiene puntos.');
  return pixelsOf(plane, opaque ? 3 : 4);
}

/** Loaded here and not with the module, which processes that get no HEIC import as well. */
function open(): Libheif {
  return require('libheif-js/libheif-wasm/libheif.js')() as Libheif;
}

/** Libheif decodes a tiled picture without its missing tiles and reports no error, so a truncated file is refused first. */
function isCut(bytes: Buffer): boolean {
  for (let at = 0; at + 16 <= bytes.length; ) {
    const short = bytes.readUInt32BE(at);
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    // Bytes after the last box may be anything; a size of zero means the box reaches to the end of the file.
    if (at + size > bytes.length) return ['meta', 'mdat'].includes(bytes.toString('latin1', at + 4, at + 8));
    if (size < 8) return false;
    at += size;
  }
  return false;
}

function must<A extends Answer>(answer: A): A {
  if (answer.code && answer.code.value !== 0) throw new Error(answer.message);
  return answer;
}

/** Removes the padding of each row in place: a copy of a large picture would not fit in memory. */
function pixelsOf({ data, width, height, stride }: Plane, channels: 3 | 4): Pixels {
  const row = width * channels;
  for (let y = 1; y < height && stride !== row; y += 1) data.copyWithin(y * row, y * stride, y * stride + row);
  return { data: data.subarray(0, height * row), width, height, channels };
}
