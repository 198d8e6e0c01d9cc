import { api } from '@fedatario/contract';
import type { Locator, Page } from '@playwright/test';
import { enterOffice } from './casco.ts';
import { send } from './compras.ts';
import { checkWidths } from './pantalla.ts';
import { createAccount, expect, signIn, test } from './product.ts';
import { openAs } from './tramites.ts';
import { openWindow } from './ventanas.ts';

const MENSAJE = 'Lo hablamos por teléfono esta mañana';
/** A Wednesday far enough for no other journey to have anything on it. */
const DIA = miercolesDespuesDe(52);
const calendario = (vista: string) => `/admin/planes/citas?vista=${vista}&fecha=${DIA}`;

test('la oficina lleva su día: da, mueve con el ratón y con el teclado, aparta horas y una hora ocupada no se da', async ({
  page,
  browser,
}) => {
  const clienta = await openWindow(browser);
  const [deAna, deEva] = [await createAccount(clienta), await createAccount(clienta)];
  await enterOffice(page, 'admin', calendario('dia'));

  // Given by hand, from an empty place of the calendar.
  await celda(page, '10:00, Rodrigo Xicará').click();
  const nueva = page.getByRole('dialog', { name: 'Nueva cita' });
  await nueva.getByLabel('Cliente').fill(deAna);
  await nueva.getByRole('button', { name: new RegExp(deAna) }).click();
  await expect(nueva.getByText(/^Hora elegida en el calendario: .*10:00$/)).toBeVisible();
  await expect(nueva.getByLabel('Notario', { exact: true }).locator('option:checked')).toHaveText('Rodrigo Xicará');
  await nueva.getByLabel('Cómo es').selectOption({ label: 'En la oficina' });
  await nueva.getByRole('button', { name: 'Dar la cita' }).click();
  await expect(cita(page, '10:00–10:30', 'Rodrigo Xicará')).toBeVisible();
  const idEva = await otraCita(page, deEva, `${DIA}T17:00:00.000Z`);

  // With the mouse, to another hour of another notary.
  await arrastrar(page, cita(page, '10:00–10:30', 'Rodrigo Xicará'), celda(page, '09:00, Lucía Monterroso'));
  const dialogo = page.getByRole('dialog', { name: 'Mover la cita de Eva Morales' });
  await expect(dialogo.getByText(/10:00–10:30, hora de Guatemala · Rodrigo Xicará$/)).toBeVisible();
  await expect(dialogo.getByText(/09:00–09:45, hora de Guatemala · Lucía Monterroso$/)).toBeVisible();
  await expect(dialogo.getByRole('radio', { name: 'Proponérselo' })).toBeDisabled();
  await checkWidths(page);
  await dialogo.getByLabel('Mensaje para el cliente').fill(MENSAJE);
  await dialogo.getByRole('button', { name: 'Mover y avisar' }).click();
  await expect(page.getByText('La cita cambió, y el cliente lo sabe.')).toBeVisible();
  await expect(cita(page, '09:00–09:45', 'Lucía Monterroso')).toBeVisible();
  await signIn(clienta, deAna);
  await clienta.goto('/mis-planes/citas');
  await expect(clienta.getByText(/09:00–09:45, hora de Guatemala/)).toBeVisible();

  // An empty stretch, to keep it free.
  await arrastrar(page, celda(page, '14:00, Lucía Monterroso'), celda(page, '15:00, Lucía Monterroso'));
  const horas = page.getByRole('dialog', { name: 'Apartar horas' });
  await expect(horas.getByLabel('Desde')).toHaveValue(`${DIA}T14:00`);
  await horas.getByLabel('Motivo').fill('Audiencia en el juzgado');
  await horas.getByRole('button', { name: 'Apartar horas' }).click();
  await expect(page.getByRole('button', { name: /horas apartadas de Lucía Monterroso/ })).toBeVisible();

  // The refusal of a taken hour says who has it, and the appointment stays.
  await arrastrar(page, cita(page, '09:00–09:45', 'Lucía Monterroso'), celda(page, '13:30, Lucía Monterroso'));
  await dialogo.getByRole('radio', { name: 'Ya lo acordamos' }).check();
  await dialogo.getByLabel('Mensaje para el cliente').fill(MENSAJE);
  await dialogo.getByRole('button', { name: 'Mover y avisar' }).click();
  await expect(dialogo.getByText(/^Lucía Monterroso tiene apartadas esas horas, de 14:00–.*juzgado\.$/)).toBeVisible();
  await dialogo.getByRole('button', { name: 'Cancelar' }).click();
  await expect(cita(page, '09:00–09:45', 'Lucía Monterroso')).toBeVisible();

  // By keyboard: carried, given back, and carried again.
  const deTeclado = cita(page, '11:00–11:30', 'Rodrigo Xicará');
  await deTeclado.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText(/^Eva Morales: 11:15–11:45, Rodrigo Xicará\./)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText('La cita sigue donde estaba.')).toBeAttached();
  for (const tecla of ['Alt+ArrowDown', 'Alt+ArrowDown', 'Enter']) await page.keyboard.press(tecla);
  await dialogo.getByLabel('Mensaje para el cliente').fill(MENSAJE);
  await dialogo.getByRole('button', { name: 'Enviar la propuesta' }).press('Enter');
  await expect(page.getByText('Enviamos la propuesta al cliente.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^11:30–12:00, Eva Morales.*hora propuesta/ })).toBeVisible();
  await checkWidths(page);

  // Somebody else's change is seen without a reload.
  await signIn(clienta, deEva);
  const { revision } = await send(clienta, api.citas.read, { idCita: idEva });
  await send(clienta, api.citas.act, { idCita: idEva }, { accion: 'aceptarCambio', revision, motivo: null });
  await expect(cita(page, '11:30–12:00', 'Rodrigo Xicará')).toBeVisible();

  for (const vista of ['Semana', 'Mes', 'Lista']) {
    await page.getByRole('navigation', { name: 'Vistas del calendario' }).getByRole('link', { name: vista }).click();
    await expect(page.getByText(/Eva Morales/).first()).toBeVisible();
    await checkWidths(page);
  }
});

test('una cita con dos de la oficina está en el calendario de cada una, se mueve en ambos, y una deja de asistir', async ({
  page,
  browser,
}) => {
  const dia = miercolesDespuesDe(59);
  const email = await createAccount(page);
  const acompana = await openAs(browser, 'notario');
  await acompana.goto(`/admin/planes/citas?vista=dia&fecha=${dia}`);
  await enterOffice(page, 'admin', `/admin/planes/citas?vista=dia&fecha=${dia}`);
  await celda(page, '10:00, Rodrigo Xicará').click();
  const nueva = page.getByRole('dialog', { name: 'Nueva cita' });
  await nueva.getByLabel('Cliente').fill(email);
  await nueva.getByRole('button', { name: new RegExp(email) }).click();
  await nueva.getByLabel('Agregar a alguien').selectOption({ label: 'Julio Arriaga' });
  await expect(nueva.getByRole('button', { name: 'Quitar a Julio Arriaga' })).toBeVisible();
  await checkWidths(page);
  await nueva.getByRole('button', { name: 'Dar la cita' }).click();
  // Each of the two has it in their column; it is moved in that of its notary.
  const suya = (de: Page, horas: string) => cita(de, horas, 'Rodrigo Xicará').last();
  await expect(cita(page, '10:00–10:30', 'Rodrigo Xicará')).toHaveCount(2);
  await expect(suya(acompana, '10:00–10:30')).toBeVisible();

  await suya(page, '10:00–10:30').focus();
  for (const tecla of ['Alt+ArrowDown', 'Alt+ArrowDown', 'Enter']) await page.keyboard.press(tecla);
  const mover = page.getByRole('dialog', { name: 'Mover la cita de Eva Morales' });
  await mover.getByRole('radio', { name: 'Ya lo acordamos' }).check();
  await mover.getByLabel('Mensaje para el cliente').fill(MENSAJE);
  await mover.getByRole('button', { name: 'Mover y avisar' }).click();
  for (const uno of [page, acompana]) {
    await expect(suya(uno, '10:30–11:00')).toBeVisible();
    await expect(cita(uno, '10:00–10:30', 'Rodrigo Xicará')).toHaveCount(0);
  }

  await suya(page, '10:30–11:00').click();
  const detalle = page.getByRole('dialog', { name: 'Cita de Eva Morales' });
  await expect(detalle.getByText(/Julio Arriaga/)).toBeVisible();
  await detalle.getByRole('button', { name: 'Cambiar quiénes asisten' }).click();
  const quienes = page.getByRole('dialog', { name: 'Cambiar quiénes asisten' });
  await quienes.getByRole('button', { name: 'Quitar a Julio Arriaga' }).click();
  await quienes.getByRole('button', { name: 'Guardar quiénes asisten' }).click();
  await expect(detalle.getByText(/Julio Arriaga/)).toHaveCount(0);
  await expect(cita(acompana, '10:30–11:00', 'Rodrigo Xicará')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(cita(page, '10:30–11:00', 'Rodrigo Xicará')).toHaveCount(1);
});

function miercolesDespuesDe(dias: number): string {
  const dia = new Date(Date.now() + dias * 86_400_000);
  const faltan = (10 - dia.getUTCDay()) % 7;
  return new Date(dia.getTime() + faltan * 86_400_000).toISOString().slice(0, 10);
}

/** A row of a column, by the beginning of its name: `10:00, Rodrigo Xicará`. */
const celda = (page: Page, nombre: string) => page.getByRole('gridcell', { name: new RegExp(`^${nombre}`) });

const cita = (page: Page, horas: string, notario: string) =>
  page.getByRole('button', { name: new RegExp(`^${horas}, Eva Morales, con ${notario}, .*Confirmada`) });

/** A confirmed appointment by telephone with Rodrigo Xicará. */
async function otraCita(page: Page, email: string, inicio: string): Promise<string> {
  const { path, ...clientes } = api.asesorias.clientes;
  const [cliente] = await send(
    page,
    { ...clientes, path: `${path}?texto=${encodeURIComponent(email)}` as typeof path },
    {},
  );
  const agenda = { ...api.agendaDeCitas.read };
  const { notarios } = await send(page, { ...agenda, path: `${agenda.path}?desde=${DIA}&hasta=${DIA}` as never }, {});
  const { idUsuario: idNotario } = notarios.find(({ nombre }: { nombre: string }) => nombre === 'Rodrigo Xicará');
  const body = { idUsuario: cliente.idUsuario, idNotario, modalidad: 'telefono', inicio, idSede: null, notas: null };
  const { idCita } = await send(page, api.asesorias.create, {}, body);
  await expect(cita(page, '11:00–11:30', 'Rodrigo Xicará')).toBeVisible();
  return idCita;
}

/** Presses on the beginning of one thing and lets go at the beginning of another. */
async function arrastrar(page: Page, de: Locator, a: Locator): Promise<void> {
  await de.scrollIntoViewIfNeeded();
  const [desde, hasta] = [await de.boundingBox(), await a.boundingBox()];
  if (!desde || !hasta) throw new Error('No está a la vista lo que se arrastra.');
  await page.mouse.move(desde.x + 20, desde.y + 4);
  await page.mouse.down();
  await page.mouse.move(desde.x + 30, desde.y + 20, { steps: 3 });
  await page.mouse.move(hasta.x + 20, hasta.y + 5, { steps: 8 });
  await page.mouse.up();
}
