import { api } from '@fedatario/contract';
import { nameOf } from '@fedatario/contract/base';
import type { EstadoTramite } from '@fedatario/contract/solicitud';
import { v7 as uuidv7 } from 'uuid';
import { createArchivo } from '../../../casa/archivos/testing/archivos.ts';
import { createNotario } from '../../../casa/notarios/testing/notarios.ts';
import { addDocumento, compraDe, hacerPedido, pagarPedido } from '../../../compra/pagos/testing/compras.ts';
import type { Db } from '../../../db/db.ts';
import type { AccessCase } from '../../../testing/access-case.ts';
import { type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';

const NOW = new Date('2026-01-15T15:00:00Z');

export interface TramiteOptions {
  /** State to put it in; just paid if left out. */
  readonly estado?: EstadoTramite;
  readonly estadoAnterior?: EstadoTramite;
  readonly notario?: Pick<CreatedUsuario, 'idUsuario'>;
  readonly aceptado?: boolean;
  readonly requisitos?: readonly string[];
  readonly precio?: number;
  /** Total of the whole purchase, when there was more in the cart. */
  readonly total?: number;
  readonly now?: Date;
}

/** A paid trámite of the customer's, or assigned to the notary given. */
export async function createTramite(db: Db, who: CreatedUsuario, options: TramiteOptions = {}) {
  const cliente = who.rol === 'notario' ? await createUsuario(db) : who;
  const { precio = 10_000, total = precio, requisitos = [], now = NOW } = options;
  await addDocumento(db, cliente, { modalidad: 'notarial', nombre: 'Contrato de arrendamiento', precio, requisitos });
  const pedido = { idUsuario: cliente.idUsuario, clave: uuidv7(), compra: compraDe(total), now };
  const idFactura = await db.transaction().execute(async (tx) => {
    const made = await hacerPedido(tx, pedido);
    await pagarPedido(tx, made, now);
    return made;
  });
  const notario = options.notario ?? (who.rol === 'notario' ? who : undefined);
  const { estado, estadoAnterior = null, aceptado = true } = options;
  const { idSolicitud } = await db
    .updateTable('solicitudes')
    .set({
      idNotario: notario?.idUsuario ?? null,
      ...(notario && { asignadaEn: now, aceptadaEn: aceptado ? now : null }),
      ...(estado && { estado, estadoAnterior }),
    })
    .where('idFactura', '=', idFactura)
    .returning('idSolicitud')
    .executeTakeFirstOrThrow();
  return { idSolicitud, idFactura, cliente, notario };
}

const deEstado = (estado: EstadoTramite): AccessCase => ({
  own: async (db, owner) => ({ idSolicitud: (await createTramite(db, owner, { estado })).idSolicitud }),
  absent: { idSolicitud: uuidv7() },
});

/** A requisito, handed in, of a trámite of the caller's. */
const deRequisito = (body?: object): AccessCase => ({
  own: async (db, owner) => {
    const { idSolicitud } = await createTramite(db, owner, { requisitos: ['DPI'] });
    const { idRequisito } = await db
      .updateTable('requisitos')
      .set({ estado: 'subido', entregadoEn: NOW })
      .where('idSolicitud', '=', idSolicitud)
      .returning('idRequisito')
      .executeTakeFirstOrThrow();
    return { idRequisito };
  },
  absent: { idRequisito: uuidv7() },
  ...(body && { body: () => ({ revision: 1, ...body }) }),
});

/** The step is over: whoever may see the trámite gets a 409, anybody else a 404. */
const yaFirmado = { ...deEstado('firmado'), status: 409 };

export const casosDeTramites: Record<string, AccessCase> = {
  [nameOf(api.tramites.list)]: {},
  [nameOf(api.tramites.cuentas)]: {},
  [nameOf(api.tramites.read)]: deEstado('enRevision'),
  [nameOf(api.tramites.act)]: { ...yaFirmado, body: () => ({ accion: 'aceptar', revision: 1, motivo: null }) },
  [nameOf(api.tramites.cancel)]: { ...yaFirmado, body: () => ({ revision: 1, motivo: 'Ya no lo necesito', total: 0 }) },
  [nameOf(api.asignaciones.list)]: {},
  [nameOf(api.asignaciones.export)]: { query: { formato: 'csv' } },
  [nameOf(api.asignaciones.board)]: {},
  [nameOf(api.asignaciones.candidates)]: deEstado('sinAsignar'),
  [nameOf(api.asignaciones.assign)]: {
    ...deEstado('sinAsignar'),
    body: async (db) => ({ revision: 1, idNotario: (await createNotario(db)).idUsuario, motivo: null }),
  },
  [nameOf(api.asignaciones.assignMany)]: {
    body: async (db, owner) => {
      const { idSolicitud } = await createTramite(db, owner, { estado: 'sinAsignar' });
      return { idSolicitudes: [idSolicitud], idNotario: (await createNotario(db)).idUsuario };
    },
  },
  [nameOf(api.requisitos.deliver)]: {
    ...deRequisito(),
    body: async (db, owner) => ({ revision: 1, archivos: [await createArchivo(db, owner)] }),
  },
  [nameOf(api.requisitos.view)]: deRequisito(),
  [nameOf(api.requisitos.accept)]: deRequisito({}),
  [nameOf(api.requisitos.reject)]: deRequisito({ motivo: 'No se lee la fecha' }),
  [nameOf(api.requisitos.waive)]: deRequisito({ motivo: 'Ya está en el expediente' }),
};
