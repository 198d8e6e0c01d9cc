import { pathToFileURL } from 'node:url';
import { firstScreens } from '../../src/app/first-screens.ts';
import { adminScreens, customerScreens, guestScreens, otherScreens } from '../../src/app/screens.ts';
import { SRC } from './chapters.ts';
import { entryOf, type makeReader } from './readings.ts';

/** Loaded before any screen (`main.tsx`). */
const ALWAYS = ['comun'];
/** Loaded with every screen but the first ones (`routes.tsx`). */
const WITH_FORMS = ['comun', 'error'];

const app = pathToFileURL(`${SRC}app/`);
/** The rows of the table import from the folder of their own file. */
const FOLDERS = [new URL('screens/', app), app];
export const layoutAt = (name: string): string => new URL(`layouts/${name}.tsx`, app).href;

type Reader = ReturnType<typeof makeReader>;

/** The chapters read by each of the first screens, by path. */
export function textsOfFirst(reader: Reader): Map<string, string[]> {
  return new Map(firstScreens.map(({ path, page }) => [path, textsOf(reader, [entryOf(page, FOLDERS)], ALWAYS)]));
}

/** The chapters read by every other screen and its layout, by path. */
export function textsOfScreens(reader: Reader): Map<string, string[]> {
  const rows = [
    ...guestScreens.map((screen) => ({ screen, layout: 'DoorLayout' })),
    ...[...customerScreens, ...adminScreens, ...otherScreens]
      .filter((screen) => !firstScreens.includes(screen))
      .map((screen) => ({ screen, layout: 'DeskLayout' })),
  ];
  return new Map(
    rows.map(({ screen: { path, page }, layout }) => [
      path,
      textsOf(reader, [layoutAt(layout), entryOf(page, FOLDERS)], WITH_FORMS),
    ]),
  );
}

function textsOf({ missingFrom }: Reader, entries: readonly string[], loaded: readonly string[]): string[] {
  const read = entries.flatMap((entry) => [...missingFrom(entry, new Set(loaded)).keys()]);
  return [...new Set(read)].sort();
}
