interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** What the build made of each module: `.vite/manifest.json`. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** The chunks of these modules and all that they import at once, what is needed first first. Throws on a name the build does not know. */
export function chunksOf(manifest: Manifest, names: readonly string[]): Chunk[] {
  const seen = new Set<Chunk>();
  const visit = (name: string): Chunk[] => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk ${name}.`);
    if (seen.has(chunk)) return [];
    seen.add(chunk);
    return [...(chunk.imports ?? []).flatMap(visit), chunk];
  };
  return names.flatMap(visit);
}
