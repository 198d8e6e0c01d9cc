import type { catalogos } from '@fedatario/contract/casa';
import type { output } from 'zod/mini';

type CategoriaNueva = output<typeof catalogos.categorias.Nueva>;

const lista: readonly [nombre: string, slug: string, icono: CategoriaNueva['icono'], descripcion: string][] = [
  ['Inmuebles', 'inmuebles', 'home', 'Arrendar o prestar una casa, un local o un terreno.'],
  ['Vehículos', 'vehiculos', 'directions_car', 'Comprar y vender.'],
  ['Actas', 'actas', 'gavel', 'Lo que un notario ve y hace constar.'],
  ['Mandatos', 'mandatos', 'handshake', 'Que otra persona haga un trámite por usted.'],
  ['Obligaciones', 'obligaciones', 'payments', 'Deudas, pagarés y constancias de pago.'],
  ['Familia', 'familia', 'family_restroom', 'Menores, viajes y permisos.'],
  ['Laboral', 'laboral', 'badge', 'Contratar y terminar una relación de trabajo.'],
  ['Registros y constancias', 'registros-y-constancias', 'fact_check', 'Lo que piden o dan las instituciones.'],
  ['Empresas', 'empresas', 'business', 'Sociedades, servicios y confidencialidad.'],
];

export const categorias: readonly CategoriaNueva[] = lista.map(([nombre, slug, icono, descripcion]) => ({
  nombre,
  slug,
  icono,
  descripcion,
}));
