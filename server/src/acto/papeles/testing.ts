import { api } from '@fedatario/contract';
import type { PapelNuevo } from '@fedatario/contract/acto';
import { nameOf } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import { createArchivo } from '../../casa/archivos/testing/archivos.ts';
import type { Db } from '../../db/db.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { AccessCase } from '../../testing/access-case.ts';
import type { CreatedUsuario } from '../../testing/factories.ts';
import { createEntregado } from '../deberes/testing.ts';
import { hacerPapel } from './papeles.ts';

const NOW = new Date('2026-01-16T15:00:00Z');

/** A paper with nothing that its kind does not ask for. */
export const PAPEL: PapelNuevo = {
  tipo: 'testimonio',
  lugar: 'Ciudad de Guatemala',
  fecha: '2026-01-15',
  destinatario: 'Ana Ruiz',
  ambosLados: true,
  impuesto: 'ninguno',
  montoDeImpuesto: null,
  valor: null,
  clave: null,
  instrumento: null,
  descripcion: null,
  lado: 'anverso',
  renglon: 1,
  ajuste: 0,
};

/** A delivered act with its parties and the scans of its sheets. */
export async function createConHojas(db: Db, who: CreatedUsuario, options: Parameters<typeof createEntregado>[2] = {}) {
  const entregado = await createEntregado(db, who, options);
  const { idSolicitud, notario } = entregado;
  const personas = ['Ana Ruiz', 'Íñigo Peña'].map((nombre, i) => ({ idSolicitud, orden: i + 1, nombre }));
  await db
    .insertInto('firmaComparecientes')
    .values(personas.map((persona) => ({ ...persona, calidad: 'parte', identificacion: 'conocido' })))
    .execute();
  for (const orden of [1, 2, 3])
    await db
      .insertInto('firmaHojas')
      .values({ idSolicitud, orden, idArchivo: await createArchivo(db, notario) })
      .execute();
  return entregado;
}

const deTramite: AccessCase = {
  own: async (db, owner) => ({ idSolicitud: (await createConHojas(db, owner)).idSolicitud }),
  absent: { idSolicitud: uuidv7() },
};
const hecho: AccessCase = {
  own: async (db, owner) => {
    const { idSolicitud, notario } = await createConHojas(db, owner);
    const actor = { ...notario, rol: 'admin' as const, idSesion: uuidv7() };
    const papel = await inTransaction(db, (tx) => hacerPapel({ db: tx, actor, now: NOW }, idSolicitud, PAPEL));
    return { idPapel: papel.idPapel };
  },
  absent: { idPapel: uuidv7() },
};

export const casosDePapeles: Record<string, AccessCase> = {
  [nameOf(api.papeles.ofTramite)]: deTramite,
  [nameOf(api.papeles.make)]: { ...deTramite, body: () => PAPEL },
  [nameOf(api.papeles.remove)]: hecho,
  [nameOf(api.papeles.pdf)]: hecho,
};
