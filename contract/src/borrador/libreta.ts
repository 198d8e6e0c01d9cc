import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { fecha, nombreDePersona, revision, uuid } from '../base/campos.ts';
import { Hecho } from '../casa/identidad.ts';
import { Respuestas, valor } from './borrador.ts';

/** The composite questions of the engine whose answer can be kept for the next document. */
export const tiposDeEntrada = ['persona', 'vehiculo', 'inmueble', 'direccion'] as const;
export type TipoDeEntrada = (typeof tiposDeEntrada)[number];

export const ENTRADAS_MAXIMAS = 200;
/** Limit for the answers of one entry, serialised as JSON. */
export const BYTES_DE_ENTRADA = 10_000;
/** Days before the expiry of an identity document from which it is said. */
export const DIAS_PARA_VENCER = 60;

const deEntrada = {
  idEntrada: uuid,
  tipo: z.enum(tiposDeEntrada),
  nombre: z.string(),
  /** The last four characters of the identity document or of the plate: enough to tell two apart. */
  documento: z.nullable(z.string()),
  /** The last day of the identity document, `YYYY-MM-DD`. */
  documentoVence: z.nullable(z.string()),
  vigencia: z.nullable(z.enum(['vigente', 'porVencer', 'vencido'])),
  revision: z.int(),
  actualizadaEn: z.iso.datetime(),
};

/** An entry as a list shows it: without the data that identify. */
export const EntradaDeLibreta = z.object(deEntrada);
export type EntradaDeLibreta = z.output<typeof EntradaDeLibreta>;

export const EntradaAbierta = z.object({ ...deEntrada, datos: Respuestas });
export type EntradaAbierta = z.output<typeof EntradaAbierta>;

const error = { error: 'requerido' } as const;
const nombre = nombreDePersona();
const params = z.strictObject({ idEntrada: uuid });
const propia = { access: 'adminCliente', alcance: 'propio', params } as const;

export const libreta = {
  list: lectura({
    path: '/private/libreta',
    access: 'adminCliente',
    summary: 'Personas, vehículos e inmuebles que guardó para sus próximos documentos, por nombre',
    response: z.array(EntradaDeLibreta),
  }),
  keep: acto('POST', {
    path: '/private/libreta',
    access: 'adminCliente',
    summary: 'Guarda en la libreta los datos de una respuesta; con el mismo documento de identidad, la actualiza',
    body: z.strictObject({
      tipo: z.enum(tiposDeEntrada, { error: 'opcion' }),
      nombre,
      /** The answer of the composite question, as the engine keeps it. */
      datos: z.record(z.string(), valor, error),
      documentoVence: fecha,
      /** The customer declares that they may keep these data; without it nothing is kept. */
      consentimiento: z.literal(true, { error: 'requerido' }),
    }),
    response: z.object({ ...deEntrada, nueva: z.boolean() }),
  }),
  read: lectura({
    path: '/private/libreta/:idEntrada',
    ...propia,
    summary: 'Una entrada con todos sus datos, para usarla en un documento',
    response: EntradaAbierta,
  }),
  edit: acto('PUT', {
    path: '/private/libreta/:idEntrada',
    ...propia,
    summary: 'Cambia el nombre y el vencimiento de una entrada',
    body: z.strictObject({ nombre, documentoVence: fecha, revision }),
    response: EntradaDeLibreta,
  }),
  forget: acto('DELETE', {
    path: '/private/libreta/:idEntrada',
    ...propia,
    summary: 'Borra una entrada de la libreta',
    response: Hecho,
  }),
};
