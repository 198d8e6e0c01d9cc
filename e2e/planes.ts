import { api } from '@fedatario/contract';
import type { Page } from '@playwright/test';
import { pagarPorLlamada, pagoCon, send } from './compras.ts';
import { expect, newEmail } from './product.ts';

/** The window of a phone. */
export const DE_BOLSILLO = { width: 390, height: 844 };

/** A plan of Q99.00 a month or Q990.00 a year, on sale, with two documents a month; made by a member of the staff. */
export async function sellPlan(
  office: Page,
  terms: { precioMensual?: number; documentos?: number; citas?: number } = {},
): Promise<EnVenta> {
  const nombre = `Plan ${newEmail().slice(8, 16)}`;
  const { idPlan } = await send(
    office,
    api.planes.create,
    {},
    {
      nombre,
      descripcion: 'Para quien firma pagarés con frecuencia.',
      destacado: false,
      orden: 100,
      para: 'todos',
      precioMensual: 9_900,
      precioAnual: 99_000,
      documentos: 2,
      citas: 0,
      descuento: 20,
      categorias: [],
      ...terms,
    },
  );
  await send(office, api.planes.activate, { idPlan }, { enVenta: true });
  return { nombre, idPlan };
}

interface EnVenta {
  readonly nombre: string;
  readonly idPlan: string;
}

/** The signed-in customer subscribes to a plan of Q99.00 a month, where that is not what the journey is about. */
export async function suscribirPorLlamada(page: Page, idPlan: string): Promise<void> {
  await pagarPorLlamada(page, api.suscripciones.subscribe, { idPlan, periodo: 'mensual', ...pagoCon(9_900) });
}

/** Presses a control as somebody without a mouse does. */
export async function press(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  const control = page.getByRole(role, { name });
  await control.focus();
  await page.keyboard.press('Enter');
}

/** Chooses the plan on the page of all of them, by the keyboard; ends where it is paid. */
export async function choosePlan(page: Page, nombre: string): Promise<void> {
  await page.goto('/nuestros-planes');
  await press(page, 'link', `Elegir ${nombre}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Suscribirse a ${nombre}`);
}
