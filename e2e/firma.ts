import type { Page } from '@playwright/test';
import { checkWidths } from './pantalla.ts';
import { demoAccount, expect } from './product.ts';

/** The page warns before typed data are left, and restores them when the notary returns. */
export async function leaveAndComeBack(notario: Page): Promise<void> {
  await notario.getByLabel('Lugar').fill('Mixco, Guatemala');
  const here = notario.url();
  await notario.getByRole('link', { name: 'Deberes posteriores' }).first().click();
  const asking = notario.getByRole('dialog');
  await asking.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(notario).not.toHaveURL(here);
  await notario.goto(here);
  await expect(notario.getByLabel('Lugar')).toHaveValue('Mixco, Guatemala');
}

/**
 * An unknown signer is refused at the name field; then the pages are reviewed, and the password is asked even if
 * recently typed.
 */
export async function lookOnce(notario: Page, firmante: string): Promise<void> {
  const name = notario.getByLabel('Nombre completo');
  await name.fill('Eva Morales');
  await notario.getByRole('button', { name: 'Firmar y sellar' }).click();
  await expect(name).toHaveAccessibleDescription(/No es una de las personas de este acto/);
  await name.fill(firmante);
  await notario.getByRole('button', { name: 'Firmar y sellar' }).click();
  const look = notario.getByRole('dialog', { name: 'Última mirada antes de sellar' });
  await expect(look).toContainText(firmante);
  await expect(look.getByRole('img', { name: /^Página 1/ })).toBeVisible();
  await checkWidths(notario);
  await look.getByRole('button', { name: 'Es correcto: firmar y sellar' }).click();
  const again = notario.getByRole('dialog', { name: 'Confirme que es usted' });
  await again.getByLabel('Contraseña', { exact: true }).fill(demoAccount('notario').clave);
  await again.getByRole('button').last().click();
}
