import type { NotarioNuevo } from '@fedatario/contract/casa';
import type { Db } from '../../../db/db.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { createUsuario, type UsuarioOptions } from '../../../testing/factories.ts';
import { crearNotario } from '../notarios.ts';

let serial = 10_000;
const now = new Date('2026-01-15T09:00:00Z');
const DIA = [
  { desde: '08:00', hasta: '12:00' },
  { desde: '13:00', hasta: '17:00' },
];

/** A notary who may practise, of no speciality, on weekdays. */
export function notarioNuevo(options: Partial<NotarioNuevo> = {}): NotarioNuevo {
  serial += 1;
  return {
    idUsuario: null,
    nombreCompleto: null,
    email: null,
    colegiado: String(serial),
    titulo: 'Abogada y Notaria',
    especialidades: [],
    excepciones: [],
    horario: [[], DIA, DIA, DIA, DIA, DIA, []],
    minutosCita: 30,
    modalidades: ['presencial'],
    cargaMaxima: 20,
    calendarioUrl: null,
    activo: true,
    solventeHasta: '2027-12-31',
    inhabilitadoDesde: null,
    inhabilitadoHasta: null,
    inhabilitadoPor: null,
    ...options,
  };
}

/** A user of the role with their profile. */
export async function createNotario(db: Db, options: Partial<NotarioNuevo> = {}, usuario: UsuarioOptions = {}) {
  const idUsuario = options.idUsuario ?? (await createUsuario(db, { ...usuario, rol: 'notario' })).idUsuario;
  return inTransaction(db, (tx) => crearNotario({ db: tx, now }, notarioNuevo({ ...options, idUsuario })));
}
