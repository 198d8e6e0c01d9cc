import { pathToFileURL } from 'node:url';
import { firstScreens } from '../../src/app/first-screens.ts';
import { adminScreens, customerScreens, guestScreens, otherScreens } from '../../src/app/screens.ts';
import type { Capitulo } from '../../src/i18n/catalogo.ts';
import { allTexts, SRC } from '../chapters/chapters.ts';
import { entryOf, makeReader } from './readings.ts';

/** Loaded before any screen (`main.tsx`). */
const ALWAYS = ['comun'];
/** Loaded with every screen but the first ones (`routes.tsx`). */
const WITH_FORMS = ['comun', 'error'];

const app = pathToFileURL(`${SRC}app/`);
/** The rows of the table import from the folder of their own file. */
const FOLDERS = [new URL('screens/', app), app];
const { missingFrom, reachedFrom } = makeReader(await allTexts());

type First = '/' | '/productos/:idProducto' | '/nuestros-planes' | '/reembolsos';

/** The chapters read by each of the first screens, by path. */
export function textsOfFirst(): Readonly<Record<First, readonly Capitulo[]>> {
  const rows = firstScreens.map(({ path, page }) => [path, textsOf([entryOf(page, FOLDERS)], ALWAYS)]);
  return Object.fromEntries(rows);
}

/** The chapters that a visitor of the first screens may ask for, with all that these screens fetch later. */
export function reachedFromFirst(): ReadonlySet<string> {
  return reachedFrom([layoutAt('HomeLayout'), ...firstScreens.map(({ page }) => entryOf(page, FOLDERS))]);
}

/** The chapters read by every other screen and its layout, by path. */
export function textsOfScreens(): Readonly<Record<string, readonly Capitulo[]>> {
  const rows = [
    ...guestScreens.map((screen) => ({ screen, layout: 'DoorLayout' })),
    ...[...customerScreens, ...adminScreens, ...otherScreens]
      .filter((screen) => !firstScreens.includes(screen))
      .map((screen) => ({ screen, layout: 'DeskLayout' })),
  ];
  return Object.fromEntries(
    rows.map(({ screen: { path, page }, layout }) => [
      path,
      textsOf([layoutAt(layout), entryOf(page, FOLDERS)], WITH_FORMS),
    ]),
  );
}

/** The chapters that a layout reads and that are not loaded before it, each with the files that read it. */
export function missingFromLayout(name: string, loaded: readonly string[]): Map<string, string[]> {
  return missingFrom(layoutAt(name), new Set(loaded));
}

const layoutAt = (name: string): string => new URL(`layouts/${name}.tsx`, app).href;

function textsOf(entries: readonly string[], loaded: readonly string[]): Capitulo[] {
  const read = entries.flatMap((entry) => [...missingFrom(entry, new Set(loaded)).keys()]);
  return [...new Set(read)].sort() as Capitulo[];
}
