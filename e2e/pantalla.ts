import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const WIDTHS = [1440, 768, 390];
/** Width in pixels at which WCAG 2.2 (1.4.10) requires reflow. */
const NARROWEST = 320;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The screen has a heading, axe reports nothing, and nothing is wider than the window. */
export async function checkScreen(page: Page): Promise<void> {
  // The headings of a document in an editor say their level below that of the page.
  await expect(page.locator('h1:not([aria-level])')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await checkAxe(page);
  await expectFits(page);
}

/** The same check at each width, from wide to narrow, without a reload; restores the width afterwards. */
export async function checkWidths(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await checkScreen(page);
  }
  await page.setViewportSize({ width: NARROWEST, height: 700 });
  await expectFits(page);
  await page.setViewportSize(before);
}

/** An animation of a millisecond can still be caught at its first frame: a negative delay puts it at its end. */
const STILL = `(() => {
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { animation-delay: -1s !important; transition: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
})()`;

/** Checks the page at rest: animations are ended, and later ones are skipped. */
export async function checkAxe(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(STILL);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
  // Scrolled to the top, because axe measures a control half under the sticky bar as too small.
  const left = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 0));
  const violations = await runAxe(page);
  await page.evaluate((top) => window.scrollTo(0, top), left);
  await page.evaluate('document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)');
  await page.emulateMedia({ reducedMotion: null });
  expect(violations).toEqual([]);
}

/** Violations on the page. axe stays in the page until it is left, because handing it over takes longer than its run. */
async function runAxe(page: Page): Promise<unknown[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    const { violations } = await here.run({
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      preload: false,
      iframes: false,
    });
    return violations.map(({ id, nodes }) => [location.href, id, nodes.map(({ html }) => html)]);
  }, TAGS);
}

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}
