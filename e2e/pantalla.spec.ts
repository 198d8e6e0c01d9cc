import { checkAxe } from './pantalla.ts';
import { expect, test } from './product.ts';

test('lo que aparece poco a poco mientras se revisa una pantalla no se lee a medias', async ({ page }) => {
  await page.goto('/terminos');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const [sheet] = document.styleSheets;
    sheet?.insertRule('@keyframes aparece { 0%, 95% { opacity: 0.2 } }');
    sheet?.insertRule('.aparece { animation: aparece 400ms ease-out }');
    const say = () => {
      const said = document.createElement('p');
      said.className = 'aparece';
      said.textContent = 'Guardado';
      document.querySelector('main')?.append(said);
      // Between two messages the screen is still for a moment.
      setTimeout(() => said.remove(), 400);
    };
    say();
    setInterval(say, 430);
  });
  await checkAxe(page);
});
