import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { LARGO_DE_MOTIVO, m, motivo, revision, uuid } from '../base/campos.ts';
import { ArchivoAbierto } from '../casa/archivos.ts';
import { PAGINAS_POR_REQUISITO } from '../solicitud/requisito.ts';
import { Expediente } from './expediente.ts';

/** The deliveries of a requisito, newest first. Each has its pages, with addresses that are valid for some minutes. */
export const Entregas = z.array(z.object({ entrega: z.int(), paginas: z.array(ArchivoAbierto) }));
export type Entregas = z.output<typeof Entregas>;

export const EntregaDeRequisito = z.strictObject({
  revision,
  /** The customer's uploaded files that nothing else uses, in the order of their pages. */
  archivos: z
    .array(uuid, m('requerido'))
    .check(z.minLength(1, m('alMenosUna')), z.maxLength(PAGINAS_POR_REQUISITO, m('demasiados'))),
});
export type EntregaDeRequisito = z.output<typeof EntregaDeRequisito>;

export const RechazoDeRequisito = z.strictObject({ revision, motivo: motivo(LARGO_DE_MOTIVO) });

const uno = { alcance: 'participante', params: z.strictObject({ idRequisito: uuid }) } as const;
const revisado = { ...uno, access: 'staff', response: Expediente } as const;

export const requisitos = {
  deliver: acto('POST', {
    path: '/private/requisitos/:idRequisito/entregas',
    access: 'adminCliente',
    alcance: 'propio',
    params: z.strictObject({ idRequisito: uuid }),
    summary:
      'Entrega un requisito de un trámite o una gestión propios, en una o varias páginas; lo entregado antes se conserva',
    body: EntregaDeRequisito,
    response: Expediente,
  }),
  view: lectura({
    ...uno,
    path: '/private/requisitos/:idRequisito/archivos',
    access: 'all',
    acto: 'requisito.ver',
    summary: 'Lo entregado de un requisito; cuando lo mira la oficina, queda constancia',
    response: Entregas,
  }),
  accept: acto('POST', {
    ...revisado,
    path: '/private/requisitos/:idRequisito/aceptacion',
    acto: 'requisito.aceptar',
    summary: 'Acepta lo entregado; vale lo que dice su tipo',
    body: z.strictObject({ revision }),
  }),
  reject: acto('POST', {
    ...revisado,
    path: '/private/requisitos/:idRequisito/rechazo',
    acto: 'requisito.rechazar',
    summary: 'Rechaza lo entregado con su motivo; se espera otro',
    body: RechazoDeRequisito,
  }),
  waive: acto('POST', {
    ...revisado,
    path: '/private/requisitos/:idRequisito/dispensa',
    acto: 'requisito.dispensar',
    summary: 'Dice que no hace falta, y por qué',
    body: RechazoDeRequisito,
  }),
};
