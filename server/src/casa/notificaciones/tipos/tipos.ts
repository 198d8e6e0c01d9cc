import type { TipoDeNotificacion } from '@fedatario/contract/casa';
import { deCatalogo } from './catalogo.ts';
import { deCifras } from './cifras.ts';
import { deCitas, deSuscripciones } from './citas.ts';
import { deCompras } from './compras.ts';
import { deCuenta } from './cuenta.ts';
import { deDeberes } from './deberes.ts';
import { deGestores } from './gestores.ts';
import { deOficina } from './oficina.ts';
import { dePrivacidad } from './privacidad.ts';
import { deReembolsos } from './reembolsos.ts';
import type { Definicion } from './tipo.ts';
import { deTramites } from './tramites.ts';

export { comunes, type Definicion, type Textos } from './tipo.ts';

const tipos = {
  ...deCuenta,
  ...dePrivacidad,
  ...deCompras,
  ...deReembolsos,
  ...deOficina,
  ...deDeberes,
  ...deGestores,
  ...deCatalogo,
  ...deCifras,
  ...deTramites,
  ...deCitas,
  ...deSuscripciones,
} satisfies Record<TipoDeNotificacion, Definicion>;

/** Variables of a notice of this kind, beside the recipient's name and the company's. */
export type VariablesDe<T extends TipoDeNotificacion> = Readonly<Record<keyof (typeof tipos)[T]['variables'], string>>;

/** A kind as the product ships it. */
export function definicionDe(tipo: TipoDeNotificacion): Definicion {
  return tipos[tipo];
}
