import type { Page } from '@playwright/test';
import { begin } from './entrevista.ts';
import { expect, test } from './product.ts';
import { openAs } from './tramites.ts';

/** A window of 1366 by 768 pixels, which is of the half when it is enlarged to 200 % (WCAG 2.2, 1.4.4). */
const WINDOW = { width: 1366, height: 768 };
const ENLARGED = { width: 683, height: 384 };
const PHONE = { width: 390, height: 844 };
/** Presses of Tab that pass every control of the longest of these screens. */
const STOPS = 45;

test('al recorrer una entrevista con el tabulador, ninguna barra tapa el campo en que se está', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page, 'contrato-arrendamiento');
  await expect(page.getByRole('textbox', { name: 'Nombres' }).first()).toBeVisible();
  for (const size of [WINDOW, ENLARGED]) expect(await coveredStops(page, size), `${size.width} px`).toEqual([]);
});

test('tampoco la tapa la barra de comprar de un producto, ni la de guardar de la oficina', async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/productos/declaracion-jurada');
  await expect(page.getByRole('button', { name: 'Comenzar' })).toBeVisible();
  for (const size of [PHONE, ENLARGED]) expect(await coveredStops(page, size), `${size.width} px`).toEqual([]);

  const oficina = await openAs(browser, 'admin');
  await oficina.emulateMedia({ reducedMotion: 'reduce' });
  await oficina.goto('/admin/generales/informacion-general');
  await expect(oficina.getByRole('button', { name: 'Guardar' }).first()).toBeVisible();
  for (const size of [PHONE, ENLARGED]) expect(await coveredStops(oficina, size), `${size.width} px`).toEqual([]);
});

/** The controls that Tab, and Tab back, reach while something else is painted over all of them. */
async function coveredStops(page: Page, size: { width: number; height: number }): Promise<string[]> {
  await page.setViewportSize(size);
  const covered = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < STOPS; stop += 1) {
      await page.keyboard.press(key);
      const name = await page.evaluate(nameOfCovered);
      if (name !== null) covered.add(`${key}: ${name}`);
    }
  return [...covered];
}

/**
 * Runs in the page: the focused control, or its label, if none of nine points of it comes into sight. It gets some frames, because without
 * animations everything still moves for a millisecond.
 */
async function nameOfCovered(): Promise<string | null> {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.id === 'contenido') return null;
  const shown = focused.closest('label') ?? focused;
  const parts = [0.1, 0.5, 0.9];
  const isSeen = () => {
    const { left, top, width, height } = shown.getBoundingClientRect();
    return parts.some((x) =>
      parts.some((y) => {
        const found = document.elementFromPoint(left + width * x, top + height * y);
        return found !== null && (shown.contains(found) || found.contains(shown));
      }),
    );
  };
  for (let frame = 0; frame < 30; frame += 1) {
    // Past the last control the focus leaves the page, which still names the one that had it.
    if (isSeen() || !focused.matches(':focus')) return null;
    await new Promise(requestAnimationFrame);
  }
  return `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40)}`;
}
