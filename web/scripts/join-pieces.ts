/** A chunk of the default build: the modules needed by exactly the same entries. */
export interface Piece {
  readonly name: string;
  readonly modules: readonly string[];
  /** Characters of its script and of its styles, before minification. */
  readonly script: number;
  readonly styles: number;
  /** Keys of its static imports. */
  readonly imports: readonly string[];
  /** Whether it must stay as it is, because it is loaded by its own name or kept apart. */
  readonly fixed: boolean;
}

export interface Load {
  /** Keys of the pieces that it loads; their imports come too. */
  readonly pieces: readonly string[];
  /** Weight relative to other loads. */
  readonly weight: number;
}

/** Cost of a request in characters of code: about 1.7 KB compressed. */
const REQUEST = 11_000;
/** Most characters that one join may add to a load that needs only one half. */
const WASTE = 40_000;

interface Group {
  readonly pieces: readonly Piece[];
  readonly script: number;
  readonly styles: number;
  readonly fixed: boolean;
  readonly loads: Set<Load>;
  imports: Set<Group>;
  /** Itself and all its imports, direct or indirect. */
  reach: Set<Group>;
}

/**
 * Joins pieces that are loaded together, while the saved requests are worth more than the code added to loads that do
 * not need it. Returns the name of the chunk for each module of a joined chunk. Never creates an import cycle between
 * chunks.
 */
export function joinPieces(pieces: ReadonlyMap<string, Piece>, loads: readonly Load[]): Map<string, string> {
  const groups = groupsOf(pieces, loads);
  while (joinAlike(groups) || joinBest(groups));
  const joined = [...groups].filter(({ fixed }) => !fixed);
  const names = new Map<string, string>();
  for (const [at, group] of joined.entries()) {
    const [largest] = [...group.pieces].sort((a, b) => b.script - a.script);
    for (const { modules } of group.pieces) for (const module of modules) names.set(module, `${largest?.name}-${at}`);
  }
  return names;
}

function groupsOf(pieces: ReadonlyMap<string, Piece>, loads: readonly Load[]): Set<Group> {
  const byKey = new Map<string, Group>();
  for (const [key, piece] of pieces) {
    const { script, styles, fixed } = piece;
    byKey.set(key, { pieces: [piece], script, styles, fixed, loads: new Set(), imports: new Set(), reach: new Set() });
  }
  const groupOf = (key: string): Group => {
    const group = byKey.get(key);
    if (!group) throw new Error(`The build has no piece ${key}.`);
    return group;
  };
  for (const [key, { imports }] of pieces) groupOf(key).imports = new Set(imports.map(groupOf));
  const groups = new Set(byKey.values());
  measureReach(groups);
  for (const load of loads)
    for (const key of load.pieces) for (const group of groupOf(key).reach) group.loads.add(load);
  // A group that no first load needs stays as the build made it.
  return new Set([...groups].map((group) => (group.loads.size > 0 ? group : Object.assign(group, { fixed: true }))));
}

/** Joins two groups that are needed by the same loads, which costs nothing. False when there are none. */
function joinAlike(groups: Set<Group>): boolean {
  const byLoads = new Map<string, Group[]>();
  const numbers = new Map<Load, number>();
  for (const group of groups) {
    if (group.fixed) continue;
    for (const load of group.loads) if (!numbers.has(load)) numbers.set(load, numbers.size);
    const key = [...group.loads]
      .map((load) => numbers.get(load) ?? 0)
      .sort((a, b) => a - b)
      .join();
    const alike = byLoads.get(key) ?? [];
    const other = alike.find((each) => !meetsThrough(each, group) && !meetsThrough(group, each));
    if (other) {
      join(groups, other, group);
      return true;
    }
    byLoads.set(key, [...alike, group]);
  }
  return false;
}

/** Joins the two groups with the highest gain. False when no join gains. */
function joinBest(groups: Set<Group>): boolean {
  const free = [...groups].filter(({ fixed }) => !fixed);
  const pairs = free
    .flatMap((a, at) => free.slice(at + 1).map((b) => ({ a, b, gain: gainOf(a, b) })))
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain);
  const best = pairs.find(({ a, b }) => !meetsThrough(a, b) && !meetsThrough(b, a));
  if (!best) return false;
  join(groups, best.a, best.b);
  return true;
}

function gainOf(a: Group, b: Group): number {
  const files = a.styles > 0 && b.styles > 0 ? 2 : 1;
  let spared = 0;
  for (const load of a.loads) if (b.loads.has(load)) spared += load.weight * files * REQUEST;
  return spared === 0 ? 0 : spared - costOf(a, b) - costOf(b, a);
}

/** Cost for the loads of `a` that do not need `b`: its code and its imports. */
function costOf(a: Group, b: Group): number {
  const sheet = a.styles === 0 && b.styles > 0 ? REQUEST : 0;
  let cost = 0;
  for (const load of a.loads) {
    if (b.loads.has(load)) continue;
    const more = sheet + newTo(load, b);
    if (more > WASTE) return Number.POSITIVE_INFINITY;
    cost += load.weight * more;
  }
  return cost;
}

/** Code and requests added to a load by a group and its imports that the load did not have. */
function newTo(load: Load, group: Group): number {
  let more = group.script + group.styles;
  for (const further of group.reach) {
    if (further === group || further.loads.has(load)) continue;
    more += further.script + further.styles + (further.styles > 0 ? 2 : 1) * REQUEST;
  }
  return more;
}

/** Whether `a` imports `b` through a third group; joining them would make an import cycle. */
function meetsThrough(a: Group, b: Group): boolean {
  return [...a.imports].some((group) => group !== b && group.reach.has(b));
}

function join(groups: Set<Group>, a: Group, b: Group): void {
  const loads = new Set([...a.loads, ...b.loads]);
  const imports = new Set([...a.imports, ...b.imports].filter((group) => group !== a && group !== b));
  const joined: Group = {
    pieces: [...a.pieces, ...b.pieces],
    script: a.script + b.script,
    styles: a.styles + b.styles,
    fixed: false,
    loads,
    imports,
    reach: new Set(),
  };
  groups.delete(a);
  groups.delete(b);
  groups.add(joined);
  for (const group of groups) {
    const hadA = group.imports.delete(a);
    const hadB = group.imports.delete(b);
    if (hadA || hadB) group.imports.add(joined);
  }
  measureReach(groups);
  for (const group of joined.reach) for (const load of loads) group.loads.add(load);
}

function measureReach(groups: ReadonlySet<Group>): void {
  const done = new Set<Group>();
  const measure = (group: Group): Set<Group> => {
    if (done.has(group)) return group.reach;
    done.add(group);
    group.reach = new Set([group]);
    for (const imported of group.imports) for (const further of measure(imported)) group.reach.add(further);
    return group.reach;
  };
  for (const group of groups) measure(group);
}
