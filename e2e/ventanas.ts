import type { Browser, Page } from '@playwright/test';

/**
 * Windows that this worker keeps from one journey to the next, each in a browser context of its own: the first load in a new
 * context costs twice a later one.
 */
const kept: Page[] = [];
const lent: Page[] = [];

/** A window of somebody else, signed out and on an empty page; it is given back when the journey ends. */
export async function openWindow(browser: Browser): Promise<Page> {
  const page = kept.pop() ?? (await (await browser.newContext({ baseURL: process.env.PRODUCT_URL ?? '' })).newPage());
  lent.push(page);
  return page;
}

/** Empties the windows of a journey that ended, and closes the contexts that it opened besides. */
export async function giveBack(browser: Browser, before: readonly object[]): Promise<void> {
  for (const page of lent.splice(0)) if (!page.isClosed()) kept.push(await emptied(page));
  const stay = new Set<object>([...before, ...kept.map((page) => page.context())]);
  for (const context of browser.contexts()) if (!stay.has(context)) await context.close();
}

async function emptied(page: Page): Promise<Page> {
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('about:blank');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.context().setStorageState({ cookies: [], origins: [] });
  return page;
}
