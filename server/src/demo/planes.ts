import type { PlanNuevo } from '@fedatario/contract/catalogo';
import { crearPlan, ponerPlanEnVenta } from '../catalogo/planes/planes.ts';
import type { Db } from '../db/db.ts';
import { hasPlanes } from './queries.ts';

const comun = { destacado: false, para: 'todos', categorias: [] as string[] } as const;

/** Plans to try in the demo, at invented prices. */
const paraProbar: readonly PlanNuevo[] = [
  {
    ...comun,
    nombre: 'Plan Personal',
    descripcion: 'Para los documentos de una persona o de una casa.',
    orden: 10,
    precioMensual: 9_900,
    precioAnual: 99_000,
    documentos: 1,
    citas: 0,
    descuento: 10,
  },
  {
    ...comun,
    nombre: 'Plan Familiar',
    descripcion: 'Para quien renueva contratos, cartas y actas durante todo el año.',
    destacado: true,
    orden: 20,
    precioMensual: 24_900,
    precioAnual: 249_000,
    documentos: 3,
    citas: 1,
    descuento: 20,
  },
  {
    ...comun,
    nombre: 'Plan Empresa',
    descripcion: 'Para negocios que firman cada semana.',
    orden: 30,
    precioMensual: 79_900,
    precioAnual: 799_000,
    documentos: 12,
    citas: 4,
    descuento: 30,
  },
];

/** Puts the plans on sale where there are none. */
export async function seedPlanes(db: Db, now: Date): Promise<void> {
  if (await hasPlanes(db)) return;
  for (const plan of paraProbar) {
    const { idPlan } = await crearPlan({ db, now }, plan);
    await ponerPlanEnVenta({ db, now }, idPlan, true);
  }
}
