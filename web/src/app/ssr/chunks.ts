interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** The manifest of the build, `.vite/manifest.json`: the chunk of each module. */
export type Manifest = Readonly<Record<string, Chunk>>;

/**
 * The chunks of the modules and of all their static imports, dependencies first. Throws on a name that is not in the
 * build.
 */
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
