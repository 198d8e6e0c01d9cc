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

/** The act took place at the beginning of the day, since what is signed in the minute in which its form is opened has not ended. */
export async function sayHours(notario: Page): Promise<void> {
  await notario.getByLabel('Hora de inicio').fill('00:00');
  await notario.getByLabel('Hora de finalización').fill('00:01');
}

/** All that lacks is named at once, also what only the text asks for. */
export async function tellAllThatLacks(notario: Page): Promise<void> {
  await notario.getByRole('button', { name: 'Firmar y sellar' }).click();
  await expect(notario.getByText(/Revise arriba: .*Hora de finalización, .*Hojas escaneadas\./)).toBeVisible();
}

/** A refusal far above the button has the focus, and is named beside the button. */
export async function refuseFutureHour(notario: Page): Promise<void> {
  const fin = notario.getByLabel('Hora de finalización');
  await fin.fill('23:59');
  await notario.getByRole('button', { name: 'Firmar y sellar' }).click();
  await expect(fin).toBeFocused();
  await expect(fin).toHaveAccessibleDescription(/Aún no llega: escriba \d\d:\d\d o antes/);
  await expect(notario.getByText('Revise arriba: Hora de finalización.')).toBeVisible();
  await fin.fill('00:01');
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
  await expect(look).toContainText('Hora de finalización00:01');
  await expect(look.getByRole('img', { name: /^Página 1/ })).toBeVisible();
  await checkWidths(notario);
  await look.getByRole('button', { name: 'Es correcto: firmar y sellar' }).click();
  const again = notario.getByRole('dialog', { name: 'Confirme que es usted' });
  await again.getByLabel('Contraseña', { exact: true }).fill(demoAccount('notario').clave);
  await again.getByRole('button').last().click();
}
