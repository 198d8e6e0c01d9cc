import * as z from 'zod/mini';
import { acto, archivo, lectura, lista } from '../base/calls.ts';
import { revision, texto, uuid } from '../base/campos.ts';
import { Pagina } from '../base/paginas.ts';
import {
  Borrador,
  BorradorAbierto,
  BorradorGuardado,
  DIAS_PARA_RESTAURAR,
  deBorrador,
  GuardarRespuestas,
  Migracion,
  PuntoDeHistoria,
} from './borrador.ts';
import { type ListaDeBorradores, listasDeBorradores } from './borrador-pasos.ts';

const params = z.strictObject({ idBorrador: uuid });
const listas = Object.keys(listasDeBorradores) as [ListaDeBorradores, ...ListaDeBorradores[]];
const SoloRevision = z.strictObject({ revision });
const propio = { access: 'adminCliente', alcance: 'propio', params } as const;

export const borradores = {
  create: acto('POST', {
    path: '/private/borradores',
    access: 'adminCliente',
    summary: 'Abre el borrador de un producto; el que ya había, salvo que se pida otro',
    body: z.strictObject({ idProducto: uuid, otro: z.optional(z.boolean()) }),
    response: z.object({ ...deBorrador, nuevo: z.boolean() }),
  }),
  list: lista({
    path: '/private/borradores',
    access: 'adminCliente',
    summary: 'Borradores propios, del último cambiado al primero',
    query: z.strictObject({
      ...Pagina,
      lista: z._default(z.enum(listas, { error: 'opcion' }), 'vivos'),
    }),
    response: z.array(Borrador),
  }),
  read: lectura({
    path: '/private/borradores/:idBorrador',
    ...propio,
    summary: 'Un borrador con sus respuestas y la versión de su producto',
    response: BorradorAbierto,
  }),
  preview: archivo({
    path: '/private/borradores/:idBorrador/pdf',
    ...propio,
    summary: 'El documento como va, en PDF con la marca BORRADOR; lo que falta, en blanco con su nombre',
    produces: ['application/pdf'],
    costly: true,
  }),
  save: acto('POST', {
    path: '/private/borradores/:idBorrador/respuestas',
    ...propio,
    summary: 'Guarda respuestas; las de otra pestaña o dispositivo se mezclan pregunta por pregunta',
    body: GuardarRespuestas,
    response: BorradorGuardado,
  }),
  undo: acto('POST', {
    path: '/private/borradores/:idBorrador/deshacer',
    ...propio,
    summary: 'Deshace el último cambio',
    body: SoloRevision,
    response: BorradorGuardado,
  }),
  redo: acto('POST', {
    path: '/private/borradores/:idBorrador/rehacer',
    ...propio,
    summary: 'Rehace el último cambio deshecho',
    body: SoloRevision,
    response: BorradorGuardado,
  }),
  history: lista({
    path: '/private/borradores/:idBorrador/historial',
    ...propio,
    summary: 'Cambios del borrador, del último al primero',
    query: z.strictObject(Pagina),
    response: z.array(PuntoDeHistoria),
  }),
  goBackTo: acto('POST', {
    path: '/private/borradores/:idBorrador/historial',
    ...propio,
    summary: 'Vuelve a las respuestas de un punto del historial; se puede deshacer',
    body: z.strictObject({ revision, hasta: revision }),
    response: BorradorGuardado,
  }),
  rename: acto('POST', {
    path: '/private/borradores/:idBorrador/nombre',
    ...propio,
    summary: 'Cambia el nombre del borrador',
    body: z.strictObject({ nombre: texto(120) }),
    response: Borrador,
  }),
  duplicate: acto('POST', {
    path: '/private/borradores/:idBorrador/copia',
    ...propio,
    summary: 'Hace otro borrador con las mismas respuestas',
    response: Borrador,
  }),
  discard: acto('DELETE', {
    path: '/private/borradores/:idBorrador',
    ...propio,
    summary: `Descarta el borrador; se puede restaurar durante ${DIAS_PARA_RESTAURAR} días`,
    response: Borrador,
  }),
  restore: acto('POST', {
    path: '/private/borradores/:idBorrador/restauracion',
    ...propio,
    summary: 'Restaura un borrador descartado',
    response: Borrador,
  }),
  previewMigration: lectura({
    path: '/private/borradores/:idBorrador/migracion',
    ...propio,
    summary: 'Qué cambiaría al pasar el borrador a la versión vigente del producto',
    response: Migracion,
  }),
  migrate: acto('POST', {
    path: '/private/borradores/:idBorrador/migracion',
    ...propio,
    summary: 'Pasa el borrador a la versión vigente y conserva cada respuesta que aún cabe',
    body: SoloRevision,
    response: z.object({ migracion: Migracion, borrador: BorradorAbierto }),
  }),
};
