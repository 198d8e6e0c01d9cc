import type { Page } from '@playwright/test';
import { checkScreen } from './pantalla.ts';
import { createAccount, expect, newEmail, signIn, test } from './product.ts';

async function boletin(page: Page) {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const form = page.getByRole('region', { name: 'Boletín' });
  const nombre = form.getByLabel('Nombre');
  const email = form.getByLabel('Correo electrónico');
  await expect(nombre).toBeVisible();
  return { nombre, email, enviar: form.getByRole('button', { name: 'Suscribirme' }), form };
}

test('el formulario del boletín marca lo que falta con sus palabras, y va al primer error', async ({ page }) => {
  const { nombre, email, enviar, form } = await boletin(page);
  await enviar.click();
  await expect(nombre).toBeFocused();
  await expect(nombre).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Este campo es requerido');
  await nombre.fill('Eva');
  await expect(nombre).toHaveAttribute('aria-invalid', 'false');
  await email.fill('eva@ejemplo');
  await expect(email).toHaveAccessibleDescription('Ingrese un email válido');
  await enviar.click();
  await expect(email).toBeFocused();
  await expect(form.getByRole('alert')).toHaveCount(1);
});

test('una visitante confirma por el enlace de su correo y se va cuando quiere', async ({ page, consoleErrors }) => {
  const address = newEmail();
  const { nombre, email, enviar } = await boletin(page);
  await nombre.fill('Eva');
  await email.fill(address);
  await enviar.click();
  await expect(page.getByText(`Enviamos un correo a ${address}`)).toBeVisible();
  await expect(email).toHaveValue('');

  const link = await linkFor(page, address);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Su suscripción está confirmada' })).toBeVisible();
  await checkScreen(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Su suscripción ya estaba confirmada' })).toBeVisible();
  await page.getByRole('link', { name: 'Dejar de recibirlo' }).click();
  await page.getByRole('button', { name: 'Dejar de recibirlo' }).click();
  await expect(page.getByRole('heading', { name: 'Ya no recibirá el boletín' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
  // The browser logs the refused link; no other error is accepted.
  expect(consoleErrors.splice(0).filter((error) => !error.includes('422'))).toEqual([]);
});

test('quien tiene cuenta queda suscrita al momento, y lo lee siete segundos', async ({ page }) => {
  const address = await createAccount(page);
  await signIn(page, address);
  await page.clock.install();
  const { nombre, email, enviar } = await boletin(page);
  await nombre.fill('Eva');
  await email.fill(address);
  await enviar.click();
  const said = page.getByText('Te has suscrito exitosamente.');
  await expect(said).toBeVisible();
  // A busy machine sees it some time after it came.
  await page.clock.fastForward(5000);
  await expect(said).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(said).toHaveCount(0);
});

async function linkFor(page: Page, address: string): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const answer = await page.request.get(`/api/public/buzon?para=${encodeURIComponent(address)}`);
    const { data } = (await answer.json()) as { data: { texto: string }[] };
    found = /(\/boletin\/confirmar\?token=[\w.-]+)/.exec(data[0]?.texto ?? '')?.[1];
    expect(found).toBeTruthy();
  }).toPass();
  return found ?? '';
}
