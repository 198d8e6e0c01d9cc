import type { NotarioNuevo, Tramo } from '@fedatario/contract/casa';
import { crearNotario } from '../casa/notarios/notarios.ts';
import type { Db } from '../db/db.ts';

const tramo = (desde: string, hasta: string): Tramo => ({ desde, hasta });
const ENTERO = [tramo('08:00', '12:30'), tramo('14:00', '17:00')];
const TARDE = [tramo('14:00', '18:00')];

type Perfil = Omit<NotarioNuevo, 'idUsuario' | 'nombreCompleto' | 'email' | 'solventeHasta'>;

const comun = {
  especialidades: [],
  excepciones: [],
  activo: true,
  inhabilitadoDesde: null,
  inhabilitadoHasta: null,
  inhabilitadoPor: null,
};

/** Invented persons: no notary has these names and numbers. */
const otros: readonly { readonly nombreCompleto: string; readonly email: string; readonly perfil: Perfil }[] = [
  {
    nombreCompleto: 'Lucía Monterroso',
    email: 'lucia.monterroso@demo.test',
    perfil: {
      ...comun,
      calendarioUrl: null,
      modalidades: ['presencial'],
      colegiado: '18204',
      titulo: 'Abogada y Notaria',
      minutosCita: 45,
      cargaMaxima: 25,
      horario: [[], ENTERO, ENTERO, ENTERO, ENTERO, ENTERO, [tramo('09:00', '12:00')]],
    },
  },
  {
    nombreCompleto: 'Rodrigo Xicará',
    email: 'rodrigo.xicara@demo.test',
    perfil: {
      ...comun,
      calendarioUrl: null,
      modalidades: ['presencial', 'videollamada', 'telefono'],
      colegiado: '9731',
      titulo: 'Abogado y Notario',
      minutosCita: 30,
      cargaMaxima: 10,
      horario: [[], TARDE, TARDE, TARDE, TARDE, TARDE, []],
    },
  },
];

const deJulio: Perfil = {
  ...comun,
  calendarioUrl: null,
  modalidades: ['presencial', 'videollamada'],
  colegiado: '12650',
  titulo: 'Abogado y Notario',
  minutosCita: 30,
  cargaMaxima: 20,
  horario: [[], ENTERO, ENTERO, ENTERO, ENTERO, ENTERO, []],
};

/** Makes a user of the role with a random password, so that nobody can sign in as them. */
type Create = (quien: { nombreCompleto: string; email: string }) => Promise<{ idUsuario: string }>;

/** The profile of the notary who can sign in, and two more. */
export async function seedNotarios(db: Db, idJulio: string, create: Create, now: Date): Promise<void> {
  const solventeHasta = `${now.getUTCFullYear() + 1}-12-31`;
  const persona = { nombreCompleto: null, email: null };
  await crearNotario({ db, now }, { ...deJulio, ...persona, idUsuario: idJulio, solventeHasta });
  for (const { perfil, ...quien } of otros) {
    const { idUsuario } = await create(quien);
    await crearNotario({ db, now }, { ...perfil, ...persona, idUsuario, solventeHasta });
  }
}
