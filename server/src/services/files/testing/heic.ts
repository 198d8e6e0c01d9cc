import { readFileSync } from 'node:fs';

/**
 * A photograph of 64 by 48 pixels as a camera keeps it, with its maker and place: red and green above, blue and white below.
 * Made with `heif-enc` (libheif 1.15, x265).
 */
export const FOTO_HEIC = readFileSync(new URL('./foto.heic', import.meta.url));

interface Dicho {
  /** The first is the major one. */
  readonly brands?: readonly string[];
  /** Stated size of the whole picture; each tile truly is 64 by 64. */
  readonly width: number;
  readonly height: number;
  /** Columns and rows of tiles, each with its own copy of the picture. */
  readonly tiles?: readonly [columns: number, rows: number];
  /** Quarters of a turn against the clock. */
  readonly turns?: number;
  /** The codec it states. */
  readonly codec?: 'hvc1' | 'av01';
}

/** A HEIC file (ISO/IEC 23008-12) of that photograph, with stated properties that may be false. */
export function heicDe({ width, height, tiles, turns = 0, codec = 'hvc1', ...dicho }: Dicho): Buffer {
  const { brands = ['heic', 'mif1', 'heic'] } = dicho;
  const [columns, rows] = tiles ?? [0, 0];
  const parts = Array.from({ length: Math.max(1, columns * rows) }, (_, i) => i + 2);
  const [first = 2] = parts;
  const main = tiles ? 1 : first;
  const grid = Buffer.concat([Buffer.from([0, 1, rows - 1, columns - 1]), u32(width), u32(height)]);
  const sizes = tiles ? [size(64, 64), size(width, height)] : [size(width, height), size(width, height)];
  const properties = box('ipco', ...HVCC, ...sizes, box('irot', Buffer.from([turns])));
  // Properties: 1 codec, 2 size of a tile, 3 of the whole, 4 turn.
  const about = [...parts.map((id) => [id, 1, 2]), [main, ...(tiles ? [] : [1]), 3, 4]].slice(tiles ? 0 : 1);
  const belongs = about.map(([id = 0, ...which]) => Buffer.concat([u16(id), Buffer.from([which.length, ...which])]));
  const names = [...parts.map((id) => item(id, codec)), ...(tiles ? [item(1, 'grid')] : [])];
  const iref = tiles ? [full('iref', 0, box('dimg', u16(1), u16(parts.length), ...parts.map(u16)))] : [];
  const meta = (start: number) =>
    full(
      'meta',
      0,
      full('hdlr', 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      full('pitm', 0, u16(main)),
      full('iinf', 0, u16(names.length), ...names),
      ...iref,
      box('iprp', properties, full('ipma', 0, u32(belongs.length), ...belongs)),
      box('idat', grid),
      full('iloc', 1, Buffer.from([0x44, 0]), u16(names.length), ...places(parts, start, tiles ? grid.length : 0)),
    );
  const ftyp = box('ftyp', Buffer.from(brands[0] ?? ''), u32(0), Buffer.from(brands.slice(1).join('')));
  const start = ftyp.length + meta(0).length + 8;
  return Buffer.concat([ftyp, meta(start), box('mdat', ...parts.map(() => PICTURE))]);
}

/** Locations of the tiles in the file, and of the grid in the box `idat`. */
function places(parts: readonly number[], start: number, grid: number): Buffer[] {
  const at = (id: number, method: number, offset: number, length: number) =>
    Buffer.concat([u16(id), u16(method), u16(0), u16(1), u32(offset), u32(length)]);
  const tiles = parts.map((id, i) => at(id, 0, start + i * PICTURE.length, PICTURE.length));
  return grid > 0 ? [...tiles, at(1, 1, 0, grid)] : tiles;
}

const u16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(content.length + 8), Buffer.from(type), content]);
}

const full = (type: string, version: number, ...parts: readonly Buffer[]) =>
  box(type, Buffer.from([version, 0, 0, 0]), ...parts);
const size = (width: number, height: number) => full('ispe', 0, u32(width), u32(height));
const item = (id: number, type: string) => full('infe', 2, u16(id), u16(0), Buffer.from(`${type}\0`));

/** The box that begins here, whose first field is its size. */
const boxAt = (place: number) => FOTO_HEIC.subarray(place, place + FOTO_HEIC.readUInt32BE(place));
const HVCC = [boxAt(FOTO_HEIC.indexOf('hvcC') - 4)];
const START = FOTO_HEIC.indexOf('mdat') + 4;
/** One unit of the codec, with its length before it. */
const PICTURE = FOTO_HEIC.subarray(START, START + 4 + FOTO_HEIC.readUInt32BE(START));
