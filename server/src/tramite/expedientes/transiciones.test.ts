import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  type EstadoGestion,
  estadosGestion,
  maquinaDeGestion,
  maquinas,
  type TipoDeSolicitud,
} from '@fedatario/contract/solicitud';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createGestion, createGestor } from '../gestiones/testing/gestiones.ts';
import { createTramite } from '../tramites/testing/tramites.ts';
import { type Agente, darPaso, tomarSolicitud } from './expedientes.ts';

const { clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const ana = await createUsuario(db);
const luz = await createUsuario(db);
const notario = await createUsuario(db, { rol: 'notario' });
const otra = await createUsuario(db, { rol: 'notario' });
const admin = await createUsuario(db, { rol: 'admin' });
const gestor = await createGestor(db);
const tramite = await createTramite(db, ana);
const gestion = await createGestion(db, ana);

type Estado = (typeof maquinas)[TipoDeSolicitud]['estados'][number];

interface Situacion {
  readonly estado: Estado;
  readonly estadoAnterior: Estado | null;
  readonly idNotario: string | null;
  readonly idGestor: string | null;
  readonly aceptado: boolean;
  readonly automatica: boolean;
}

interface Persona {
  readonly quien: string;
  readonly actor: CreatedUsuario;
  /** Their role in the solicitud under test. */
  readonly como: Agente | null;
}

interface Clase {
  readonly tipo: TipoDeSolicitud;
  readonly nombre: string;
  readonly idSolicitud: string;
  readonly personas: readonly Persona[];
  /** States from which it returns to where it was, which is this one. */
  readonly vuelve: { readonly de: readonly Estado[]; readonly a: Estado };
  /** The notary or the gestor of a solicitud in each state but the first, in which it has none. */
  readonly encargado: Pick<Situacion, 'idNotario' | 'idGestor'>;
  /** Steps that ask for a reason, and who may take them. */
  readonly conMotivo: { readonly estado: Estado; readonly actor: CreatedUsuario; readonly acciones: readonly string[] };
}

const clases: readonly Clase[] = [
  {
    tipo: 'tramite',
    nombre: 'un trámite',
    idSolicitud: tramite.idSolicitud,
    personas: [
      { quien: 'su clienta', actor: ana, como: 'cliente' },
      { quien: 'otra clienta', actor: luz, como: null },
      { quien: 'su notario', actor: notario, como: 'notario' },
      { quien: 'otro notario', actor: otra, como: null },
      { quien: 'un administrador', actor: admin, como: 'admin' },
    ],
    vuelve: { de: ['enPausa'], a: 'enRevision' },
    encargado: { idNotario: notario.idUsuario, idGestor: null },
    conMotivo: { estado: 'enRevision', actor: notario, acciones: ['rechazar', 'pedirRequisitos', 'pausar'] },
  },
  {
    tipo: 'gestion',
    nombre: 'una gestión',
    idSolicitud: gestion.idSolicitud,
    personas: [
      { quien: 'su clienta', actor: ana, como: 'cliente' },
      { quien: 'otra clienta', actor: luz, como: null },
      { quien: 'un notario', actor: notario, como: null },
      { quien: 'un administrador', actor: admin, como: 'admin' },
    ],
    vuelve: { de: ['enPausa', 'gastosPorPagar'], a: 'enPreparacion' },
    encargado: { idNotario: null, idGestor: gestor },
    conMotivo: { estado: 'denegada', actor: ana, acciones: ['insistir', 'apelar'] },
  },
];

class Deshacer extends Error {}

/** Result of a step of a solicitud in this situation, rolled back: the new state, or the error code. */
async function probar(
  idSolicitud: string,
  { estado, estadoAnterior, idNotario, idGestor, aceptado }: Situacion,
  work: (tx: Db) => Promise<{ estado: string }>,
): Promise<string> {
  let seen = '';
  const aceptadaEn = aceptado ? clock.now : null;
  await db
    .transaction()
    .execute(async (tx) => {
      await tx
        .updateTable('solicitudes')
        .set({ estado, estadoAnterior, idNotario, idGestor, aceptadaEn })
        .where('idSolicitud', '=', idSolicitud)
        .execute();
      seen = (await work(tx)).estado;
      throw new Deshacer();
    })
    .catch((error) => {
      if (error instanceof AppError) seen = error.codigo;
      else if (!(error instanceof Deshacer)) throw error;
    });
  return seen;
}

function situacionEn(estado: Estado, { vuelve, encargado }: Clase): Situacion {
  const tomada = estado !== 'sinAsignar';
  return {
    estado,
    estadoAnterior: vuelve.de.includes(estado) ? vuelve.a : null,
    idNotario: tomada ? encargado.idNotario : null,
    idGestor: tomada ? encargado.idGestor : null,
    aceptado: tomada,
    automatica: false,
  };
}

/** The state that its machine says this step leads to, or the error code of a step that it does not have. */
function dicho(tipo: TipoDeSolicitud, situacion: Situacion, accion: string, como: Agente | null): string {
  // A notary who has not taken it is a stranger to it.
  if (como === null || (como === 'notario' && situacion.idNotario === null)) return 'no-encontrado';
  const paso = maquinas[tipo].paso(situacion, accion, como);
  const aceptado = situacion.aceptado && accion !== 'reasignar';
  return paso ? maquinas[tipo].destino(paso, { ...situacion, aceptado }) : 'estado-no-permite';
}

for (const clase of clases)
  for (const estado of maquinas[clase.tipo].estados)
    for (const { quien, actor, como } of clase.personas)
      test(`en ${clase.nombre} en ${estado}, ${quien} da solo los pasos de la tabla`, async () => {
        const { tipo, idSolicitud } = clase;
        const situacion = situacionEn(estado, clase);
        for (const accion of maquinas[tipo].acciones) {
          const seen = await probar(idSolicitud, situacion, async (tx) => {
            const found = await tomarSolicitud(tx, actor, idSolicitud, tipo);
            const { idUsuario } = actor;
            return darPaso(tx, found.row, { accion, como: found.como, idUsuario, motivo: 'Por esto', now: clock.now });
          });
          assert.equal(seen, dicho(tipo, situacion, accion, como), accion);
        }
      });

for (const clase of clases)
  test(`en ${clase.nombre}, lo que la tabla pide con motivo no se hace sin él`, async () => {
    const { estado, actor, acciones } = clase.conMotivo;
    for (const accion of acciones) {
      const seen = await probar(clase.idSolicitud, situacionEn(estado, clase), async (tx) => {
        const { row, como } = await tomarSolicitud(tx, actor, clase.idSolicitud, clase.tipo);
        return darPaso(tx, row, { accion, como, idUsuario: actor.idUsuario, now: clock.now });
      });
      assert.equal(seen, 'datos-invalidos');
    }
  });

test('una solicitud de nadie no existe', async () => {
  for (const { tipo } of clases) await assert.rejects(tomarSolicitud(db, admin, uuidv7(), tipo), AppError);
});

test('de todo estado de una gestión que no es final se sale, y a todo estado se llega', () => {
  const finales: readonly EstadoGestion[] = ['cerrada', 'cerradaSinExito', 'cancelada', 'caducada'];
  const sale = new Set(maquinaDeGestion.pasos.map(({ de }) => de));
  assert.deepEqual(
    estadosGestion.filter((estado) => !sale.has(estado)),
    finales,
  );
  const llega = new Set(maquinaDeGestion.pasos.flatMap(({ a }) => a));
  assert.deepEqual(
    estadosGestion.filter((estado) => !llega.has(estado)),
    [],
  );
});

test('el reloj de una gestión corre solo mientras alguien de la casa o su gestor debe actuar', () => {
  for (const estado of estadosGestion) {
    const { agente, reloj } = maquinas.gestion.turno(estado);
    assert.equal(reloj === 'corre', agente === 'gestor' || agente === 'admin', estado);
  }
});
