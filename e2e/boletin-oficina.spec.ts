import { api } from '@fedatario/contract';
import { send } from './compras.ts';
import { checkScreen, checkWidths } from './pantalla.ts';
import { expect, test } from './product.ts';
import { openAs } from './tramites.ts';

test('quien se suscribe en el pie aparece en la lista de la oficina, que lo da de baja cuando se lo pide', async ({
  page,
  browser,
}) => {
  const email = `lectora-${Date.now()}@ejemplo.com`;
  await page.goto('/');
  await send(page, api.boletin.subscribeGuest, {}, { nombre: 'Lucía Lectora', email });
  const admin = await openAs(browser, 'admin');
  await admin.goto('/admin/seguridad/suscripciones');
  await admin.getByRole('searchbox', { name: 'Nombre o correo' }).fill(email);
  await expect(admin).toHaveURL(/texto=lectora/);
  const row = admin.getByRole('row').filter({ hasText: email });
  // Under the head, that row alone: the list without the search has it too.
  await expect(admin.getByRole('row')).toHaveCount(2);
  await expect(row).toContainText('Por confirmar');
  await checkWidths(admin);
  await row.getByRole('link').first().click();
  const panel = admin.getByRole('dialog', { name: 'Lucía Lectora' });
  await panel.getByRole('button', { name: 'Enviar otra vez el enlace a Lucía Lectora' }).click();
  await expect(admin.getByText(/ya se le escribió hace poco/)).toBeVisible();
  await panel.getByRole('button', { name: 'Dar de baja a Lucía Lectora' }).click();
  const asking = admin.getByRole('dialog', { name: '¿Dar de baja a Lucía Lectora?' });
  await asking.getByRole('button', { name: 'Dar de baja', exact: true }).click();
  await expect(panel.getByText('De baja', { exact: true })).toBeVisible();
  await checkScreen(admin);
});
