/** Code points that a font can draw, read from its `cmap` table (OpenType 1.9, formats 4 and 12). */
export function readCoverage(font: Buffer): Set<number> {
  const cmap = tableAt(font, 'cmap');
  const covered = new Set<number>();
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i += 1) {
    const subtable = cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4);
    const format = font.readUInt16BE(subtable);
    if (format === 4) addSegments(font, subtable, covered);
    if (format === 12) addGroups(font, subtable, covered);
  }
  return covered;
}

function tableAt(font: Buffer, tag: string): number {
  for (let i = 0; i < font.readUInt16BE(4); i += 1) {
    const record = 12 + i * 16;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`La fuente no tiene la tabla ${tag}.`);
}

function addSegments(font: Buffer, at: number, covered: Set<number>): void {
  const size = font.readUInt16BE(at + 6);
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size].map((skip) => at + skip);
  if (ends === undefined || starts === undefined || deltas === undefined || offsets === undefined) return;
  for (let i = 0; i < size; i += 2) {
    const start = font.readUInt16BE(starts + i);
    const offset = font.readUInt16BE(offsets + i);
    for (let code = start; code <= font.readUInt16BE(ends + i) && code < 0xffff; code += 1) {
      const glyph =
        offset === 0
          ? (code + font.readUInt16BE(deltas + i)) & 0xffff
          : font.readUInt16BE(offsets + i + offset + (code - start) * 2);
      if (glyph !== 0) covered.add(code);
    }
  }
}

function addGroups(font: Buffer, at: number, covered: Set<number>): void {
  for (let i = 0; i < font.readUInt32BE(at + 12); i += 1) {
    const group = at + 16 + i * 12;
    for (let code = font.readUInt32BE(group); code <= font.readUInt32BE(group + 4); code += 1) covered.add(code);
  }
}
