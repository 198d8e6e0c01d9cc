import { firmas, marcas, papeles, protocolo } from '@fedatario/contract/acto';
import type { Endpoint } from '@fedatario/contract/base';
import { asesorias, cambiosDePlan, carrito, facturas, formasPago, suscripciones } from '@fedatario/contract/compra';
import { apertura, privacidad } from '@fedatario/contract/control';
import { citas } from '@fedatario/contract/solicitud';
import { validate as isUuid } from 'uuid';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import type { Hold } from '../../http/mount.ts';
import type { Preparacion } from './preparacion.ts';
import { clasesDeCosa, hasCuentaEnPasado, hasEnPasado } from './queries.ts';

const llamadas = (...nombres: readonly Readonly<Record<string, Endpoint>>[]) =>
  new Set(nombres.flatMap((nombre) => Object.values(nombre)));

/** The writers of the register and the protocol of a notary, which must be in order of their dates. */
const EN_ORDEN = llamadas(firmas, marcas, papeles, protocolo);
/** The past would go on with what was emptied. */
const VACIA: Endpoint = apertura.empty;
/** With these the past itself buys, subscribes and asks for hours in the name of the accounts of the demonstration. */
const DE_SUS_CUENTAS = llamadas(
  carrito,
  facturas,
  suscripciones,
  cambiosDePlan,
  formasPago,
  citas,
  asesorias,
  privacidad,
);
/** Seconds after which it may be tried again. */
const ESPERA = 20;

/**
 * Refuses, while a past is lived, the writes that would not be sound: on things that the past goes on with, in the name of an account that it
 * lives with, in what is kept in order of dates, and emptying it. Everything else is as always.
 */
export function resguardoDe({ enCurso, hasta }: Preparacion, db: Db): Hold | undefined {
  if (!hasta) return undefined;
  const esDelPasado = async (endpoint: Endpoint, { actor, params }: Parameters<Hold>[1]) => {
    if (endpoint === VACIA || EN_ORDEN.has(endpoint)) return true;
    for (const clase of clasesDeCosa) {
      const id = params[clase];
      if (id !== undefined && isUuid(id) && (await hasEnPasado(db, clase, id, hasta))) return true;
    }
    return actor?.rol === 'cliente' && DE_SUS_CUENTAS.has(endpoint) && hasCuentaEnPasado(db, actor.idUsuario, hasta);
  };
  return async (endpoint, request) => {
    if (!enCurso() || !(await esDelPasado(endpoint, request))) return;
    throw new AppError('demostracion-en-preparacion', { espera: ESPERA });
  };
}
