import * as z from 'zod/mini';
import { acto, lectura, lista } from '../base/calls.ts';
import {
  dia,
  entero,
  instante,
  LARGO_DE_MOTIVO,
  m,
  momento,
  motivo,
  motivoOpcional,
  parrafo,
  revision,
  uuid,
} from '../base/campos.ts';
import { Pagina } from '../base/paginas.ts';
import { deBorrador } from '../borrador/borrador.ts';
import { ArchivoAbierto } from '../casa/archivos.ts';
import { filtrosDeGestion } from '../solicitud/tramite-filtros.ts';
import { detalleDe, palabrasDeGestion, pasoDadoDe, renglonDe } from './expediente.ts';
import { LibroDeGastos } from './gastos-de-gestion.ts';
import { CuentasDeTramites } from './tramites.ts';

const deGestion = renglonDe(palabrasDeGestion);

export const Gestion = z.object(deGestion);
export type Gestion = z.output<typeof Gestion>;

/** One of the customer's gestiones: with the messages they have not read, and where it is now. */
export const GestionPropia = z.object({
  ...deGestion,
  sinLeer: z.int(),
  /** The step under way, or the next one; null when all are done. */
  pasoActual: z.nullable(z.object({ nombre: z.string(), institucion: z.string() })),
});
export type GestionPropia = z.output<typeof GestionPropia>;

/** One step of its product, with its real days beside those it usually takes. */
export const PasoEnCurso = z.object({
  orden: z.int(),
  nombre: z.string(),
  institucion: z.string(),
  /** Working days it usually takes; null when nobody can say. */
  diasHabiles: z.nullable(z.int()),
  empezadoEl: z.nullable(dia),
  hechoEl: z.nullable(dia),
  /** The day on which it usually ends: counted from when it began, or from when those before it usually end. */
  esperadoEl: z.nullable(dia),
});
export type PasoEnCurso = z.output<typeof PasoEnCurso>;

export const clasesDePresentacion = ['inicial', 'respuesta', 'nueva', 'recurso'] as const;
export type ClaseDePresentacion = (typeof clasesDePresentacion)[number];

export const Presentacion = z.object({
  idPresentacion: uuid,
  orden: z.int(),
  clase: z.enum(clasesDePresentacion),
  institucion: z.string(),
  /** The number that the institution gave it. */
  numero: z.string(),
  presentadaEl: dia,
  comprobante: ArchivoAbierto,
  nota: z.string(),
  /** The institution's own page where anybody looks it up; null when the office knows none. */
  urlConsulta: z.nullable(z.string()),
});
export type Presentacion = z.output<typeof Presentacion>;

export const quienesResponden = ['gestor', 'cliente'] as const;
export type QuienResponde = (typeof quienesResponden)[number];

export const ObservacionDeInstitucion = z.object({
  idObservacion: uuid,
  orden: z.int(),
  texto: z.string(),
  /** The rule it is founded on. */
  articulo: z.nullable(z.string()),
  notificadaEl: dia,
  /** The last day to answer it, by the working days that the institution gave. */
  venceEl: z.nullable(dia),
  responde: z.enum(quienesResponden),
  /** The words and files of the customer. */
  respuesta: z.nullable(z.string()),
  archivos: z.array(ArchivoAbierto),
  respondidaEn: z.nullable(instante),
  /** It was answered before the institution, or it no longer matters. */
  atendida: z.boolean(),
});
export type ObservacionDeInstitucion = z.output<typeof ObservacionDeInstitucion>;

export const Resultado = z.object({
  version: z.int(),
  favorable: z.boolean(),
  numero: z.nullable(z.string()),
  folio: z.nullable(z.string()),
  libro: z.nullable(z.string()),
  resueltaEl: dia,
  /** The last day on which others usually accept it; null when it has no end. */
  venceEl: z.nullable(dia),
  nota: z.string(),
  archivos: z.array(ArchivoAbierto),
  /** Our sealed statement of the files that were delivered; null until it is made. `codigo`: of its verification. */
  constancia: z.nullable(z.object({ codigo: z.string(), archivo: ArchivoAbierto })),
});
export type Resultado = z.output<typeof Resultado>;

export const PasoDeGestionDado = pasoDadoDe(palabrasDeGestion);
export type PasoDeGestionDado = z.output<typeof PasoDeGestionDado>;

export const GestionDetalle = z.object({
  ...detalleDe(palabrasDeGestion),
  /** The gestor who has it; the office also reads how to reach them. */
  gestor: z.nullable(
    z.object({ idGestor: uuid, nombre: z.string(), email: z.nullable(z.string()), telefono: z.nullable(z.string()) }),
  ),
  /** The answers that it was bought with, by section, for whoever fills in the forms. */
  datos: z.array(
    z.object({ titulo: z.string(), filas: z.array(z.object({ pregunta: z.string(), respuesta: z.string() })) }),
  ),
  pasos: z.array(PasoEnCurso),
  /** The fees of the institution: estimated, spent with their receipts, charged. Centavos. */
  gastos: LibroDeGastos,
  /** It waits for a power to act, which the customer may prepare here. */
  pidePoder: z.boolean(),
  presentaciones: z.array(Presentacion),
  observaciones: z.array(ObservacionDeInstitucion),
  /** The newest first. */
  resultados: z.array(Resultado),
});
export type GestionDetalle = z.output<typeof GestionDetalle>;

/** Steps that say all with themselves and a reason; the others carry their own data in calls of their own. */
export const accionesSimplesDeGestion = [
  'aceptar',
  'devolver',
  'pedirRequisitos',
  'insistir',
  'apelar',
  'cerrarSinExito',
  'reclamar',
  'pausar',
  'reanudar',
] as const;

export const OrdenDeGestion = z.strictObject({
  revision,
  accion: z.enum(accionesSimplesDeGestion, m('opcion')),
  motivo: motivoOpcional(LARGO_DE_MOTIVO),
  /** When a pause ends by itself; only and always of `pausar`. */
  hasta: z.optional(z.nullable(momento)),
});
export type OrdenDeGestion = z.output<typeof OrdenDeGestion>;

export const ARCHIVOS_POR_DILIGENCIA = 10;
const archivos = z.array(uuid, m('requerido')).check(z.maxLength(ARCHIVOS_POR_DILIGENCIA, m('demasiados')));

/** The customer's answer to the institution's observation, for the gestor to present it. */
export const RespuestaDeObservacion = z.strictObject({ revision, texto: parrafo(4_000), archivos });
export type RespuestaDeObservacion = z.output<typeof RespuestaDeObservacion>;

const uno = {
  access: 'adminCliente',
  alcance: 'participante',
  params: z.strictObject({ idSolicitud: uuid }),
  response: GestionDetalle,
} as const;

export const gestiones = {
  list: lista({
    path: '/private/gestiones',
    access: 'adminCliente',
    summary: 'Gestiones propias de un estado o grupo, de la más nueva a la más antigua',
    query: z.strictObject({ ...Pagina, estado: z._default(z.enum(filtrosDeGestion, m('opcion')), 'todos') }),
    response: z.array(GestionPropia),
  }),
  cuentas: lectura({
    path: '/private/gestiones/cuentas',
    access: 'adminCliente',
    summary: 'Cuántas gestiones propias hay en cada grupo',
    response: CuentasDeTramites,
  }),
  read: lectura({
    ...uno,
    path: '/private/gestiones/:idSolicitud',
    acto: 'expediente.ver',
    summary: 'Una gestión con sus pasos, lo presentado, lo observado, lo resuelto y lo que quien pregunta puede hacer',
  }),
  act: acto('POST', {
    ...uno,
    path: '/private/gestiones/:idSolicitud/acciones',
    acto: 'gestion.mover',
    summary: 'Da un paso de la gestión; si otra persona la movió antes, 409 con la gestión como está',
    body: OrdenDeGestion,
  }),
  cancel: acto('POST', {
    ...uno,
    path: '/private/gestiones/:idSolicitud/cancelacion',
    acto: 'gestion.anular',
    summary: 'Cancela la gestión y pide lo que la regla devuelve según su etapa',
    body: z.strictObject({
      revision,
      motivo: motivo(LARGO_DE_MOTIVO),
      /** The refund the caller was shown; if it is different by now, nothing is done. Centavos. */
      total: entero('requerido'),
    }),
  }),
  power: acto('POST', {
    path: '/private/gestiones/:idSolicitud/poder',
    access: 'adminCliente',
    alcance: 'propio',
    params: z.strictObject({ idSolicitud: uuid }),
    summary: 'Abre el borrador de la carta poder que una gestión propia pide, con lo que ya se sabe de ella',
    response: z.object(deBorrador),
  }),
  answer: acto('POST', {
    path: '/private/gestiones/:idSolicitud/respuesta',
    access: 'adminCliente',
    alcance: 'propio',
    params: z.strictObject({ idSolicitud: uuid }),
    summary: 'Contesta la observación de la institución en una gestión propia, con archivos o sin ellos',
    body: RespuestaDeObservacion,
    response: GestionDetalle,
  }),
};
