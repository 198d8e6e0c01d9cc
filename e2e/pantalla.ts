import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Widths in pixels: of a desk, a tablet and a phone, and the one at which WCAG 2.2 (1.4.10) requires reflow. */
const WIDTHS = [1440, 768, 390, 320];
/** Widths at which axe runs too: one of each form that a screen takes, since the others differ in measures only. */
export const READ = [1440, 390];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Goes to another screen as a link does, without loading the page again: a load costs four times a change of screen, and axe
 * has to warm up after it. The focus arrives at the content once the new screen is drawn.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const [here, there] = [new URL(page.url()), new URL(path, process.env.PRODUCT_URL)];
  const isOpen = here.origin === there.origin && (await page.locator('#contenido').count()) > 0;
  if (!isOpen || here.pathname === there.pathname) {
    await page.goto(path);
    return;
  }
  await page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await expect(page.locator('#contenido')).toBeFocused();
}

/** The screen has a heading, axe reports nothing, and nothing is wider than the window. */
export async function checkScreen(page: Page): Promise<void> {
  await expectReady(page);
  await checkAxe(page, { ready: true });
  await expectFits(page);
}

/**
 * Nothing is too wide at any width, and axe reports nothing on a desk and on a phone; restores the width afterwards. Contrast, which
 * takes axe as long as all its other rules, is read on the desk alone: the colours are the same, and `pantallas.spec.ts` reads them on both.
 */
export async function checkWidths(page: Page, { read = READ, contrast = [1440] } = {}): Promise<void> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectReady(page);
    if (read.includes(width)) await checkAxe(page, { ready: true, contrast: contrast.includes(width) });
    await expectFits(page);
  }
  await page.setViewportSize(before);
}

async function expectReady(page: Page): Promise<void> {
  // The headings of a document in an editor say their level below that of the page.
  await expect(page.locator('h1:not([aria-level])')).toBeVisible();
  await expect(page.locator('[aria-busy=true], [data-skeleton]')).toHaveCount(0);
}

interface Reading {
  readonly contrast?: boolean;
  /** The page has come, and only a list that is asked for again makes it wait. */
  readonly ready?: boolean;
}

/** Checks the page at rest: animations are ended, and later ones are skipped. */
export async function checkAxe(page: Page, { contrast = true, ready = false }: Reading = {}): Promise<void> {
  // axe stays in the page until it is left, because handing it over takes longer than its run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  expect(await page.evaluate(violationsAtRest, { values: TAGS, contrast, ready })).toEqual([]);
}

/** Runs in the page. */
async function violationsAtRest({
  values,
  contrast,
  ready,
}: Required<Reading> & { values: string[] }): Promise<unknown[]> {
  const { axe: here } = window as unknown as { axe: typeof axe };
  // An animation of a millisecond can still be caught at its first frame: a negative delay puts it at its end.
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { animation-delay: -1s !important; transition: none !important }');
  const sheets = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...sheets, still];
  const moves = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  // A list that is asked for again is pale until its answer comes, and its contrast says nothing.
  const waits = () => ready && document.querySelector('[aria-busy=true]') !== null;
  const atRest = async () => {
    while (waits() || document.getAnimations().some(moves)) await new Promise(requestAnimationFrame);
  };
  const left = window.scrollY;
  const rules = { 'color-contrast': { enabled: contrast } };
  const runOnly = { type: 'tag', values };
  const options = { runOnly, rules, resultTypes: ['violations'], preload: false, iframes: false };
  // A page that began or ended to wait meanwhile, or was scrolled by what came, is read again.
  let changed: boolean;
  const watch = new MutationObserver(() => {
    changed = true;
  });
  watch.observe(document, { subtree: true, attributeFilter: ['aria-busy'] });
  let violations: axe.Result[];
  do {
    await atRest();
    // Scrolled to the top, because axe measures a control half under the sticky bar as too small.
    window.scrollTo(0, 0);
    changed = false;
    ({ violations } = await here.run(options as axe.RunOptions));
  } while ((changed || window.scrollY > 0) && violations.length > 0);
  watch.disconnect();
  window.scrollTo(0, left);
  document.adoptedStyleSheets = sheets;
  return violations.map(({ id, nodes }) => [location.href, id, nodes.map(({ html }) => html)]);
}

/**
 * Nothing is wider than the window, and nothing lengthens the page below its content, where one would scroll into a blank screen. Measured
 * once the page was drawn at its width, which screens that ask for it in scripts do a frame later.
 */
export async function expectFits(page: Page): Promise<void> {
  const excess = await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const { scrollWidth, scrollHeight } = document.documentElement;
    const content = Math.max(window.innerHeight, Math.ceil(document.body.getBoundingClientRect().height));
    return { wide: Math.max(0, scrollWidth - window.innerWidth), blank: Math.max(0, scrollHeight - content) };
  });
  expect(excess).toEqual({ wide: 0, blank: 0 });
}
