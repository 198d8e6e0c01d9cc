interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** What the build made of each module: `.vite/manifest.json`. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** The chunks of these modules and all that they import at once, dependencies first. Throws on a name the build does not know. */
export function chunksOf(manifest: Manifest, names: readonly string[], found = new Set<Chunk>()): Set<Chunk> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk ${name}.`);
    if (found.has(chunk)) continue;
    chunksOf(manifest, chunk.imports ?? [], found);
    found.add(chunk);
  }
  return found;
}
