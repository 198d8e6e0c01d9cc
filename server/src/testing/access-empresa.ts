import { api } from '@fedatario/contract';
import { nameOf } from '@fedatario/contract/base';
import { ajustesPorOmision } from '@fedatario/contract/casa';
import { sumarDias } from '@fedatario/document-engine';
import { v7 as uuidv7 } from 'uuid';
import { adjuntarArchivo } from '../casa/archivos/archivos.ts';
import { createArchivo, PUNTO } from '../casa/archivos/testing/archivos.ts';
import { calendarioActual } from '../casa/calendario/calendario.ts';
import { swapLogo } from '../casa/informacion-general/queries.ts';
import { publicarTexto, textosVigentes } from '../casa/textos-legales/textos-legales.ts';
import { insertValor } from '../casa/valores-de-ley/queries.ts';
import type { Db } from '../db/db.ts';
import type { AccessCase } from './access-case.ts';
import type { CreatedUsuario } from './factories.ts';

const now = new Date('2026-01-15T09:00:00Z');

const valorNuevo = { clave: 'interesUsual', desde: '2090-01-01', valor: 20, fuente: 'Acuerdo de prueba' };
let valoresHechos = 0;

/** A parameter has one value a day, so each gets a day of its own. */
const otroDia = () => sumarDias(valorNuevo.desde, ++valoresHechos);

const logo: AccessCase = {
  own: async (db, owner) => {
    const idArchivo = await createArchivo(db, owner);
    await adjuntarArchivo(db, idArchivo, owner.idUsuario);
    await swapLogo(db, 'claro', idArchivo);
    return { clase: 'claro' };
  },
  absent: { clase: 'violeta' },
};

/** Number of the last version of the terms, at least one. */
async function versionOf(db: Db): Promise<number> {
  const [known] = await textosVigentes(db);
  return (
    known?.version ?? (await publicarTexto({ db, actor: null, now }, 'terminos', { texto: 'Uno', revision: 0 })).version
  );
}

const texto: AccessCase = {
  own: async (db) => {
    await versionOf(db);
    return { clase: 'terminos' };
  },
  absent: { clase: 'ninguno' },
};

/** Cases of the company, its texts, and the caller's settings. */
export const casosDeEmpresa: Record<string, AccessCase> = {
  [nameOf(api.informacionGeneral.read)]: {},
  [nameOf(api.informacionGeneral.update)]: {
    body: async (db) => {
      const { revision } = await db.selectFrom('informacionGeneral').select('revision').executeTakeFirstOrThrow();
      return { revision, lema: 'Otro' };
    },
  },
  [nameOf(api.informacionGeneral.putLogo)]: { ...logo, body: () => PUNTO },
  [nameOf(api.informacionGeneral.removeLogo)]: logo,
  [nameOf(api.informacionGeneral.logo)]: logo,
  [nameOf(api.calendario.read)]: {},
  [nameOf(api.calendario.update)]: { body: calendarioActual },
  [nameOf(api.valoresDeLey.list)]: {},
  [nameOf(api.valoresDeLey.create)]: { body: () => valorNuevo },
  [nameOf(api.valoresDeLey.remove)]: {
    own: async (db) => {
      const idValor = uuidv7();
      await insertValor(db, { ...valorNuevo, desde: otroDia(), idValor, creadoEn: now });
      return { idValor };
    },
    absent: { idValor: uuidv7() },
  },
  [nameOf(api.textosLegales.list)]: {},
  [nameOf(api.textosLegales.versiones)]: texto,
  [nameOf(api.textosLegales.version)]: {
    own: async (db) => ({ clase: 'terminos', version: String(await versionOf(db)) }),
    absent: { clase: 'terminos', version: '99' },
  },
  [nameOf(api.textosLegales.publish)]: {
    ...texto,
    body: async (db) => ({ texto: uuidv7(), revision: await versionOf(db) }),
  },
  [nameOf(api.ajustes.save)]: {
    own: (_: Db, { idUsuario }: CreatedUsuario) => ({ id: idUsuario }),
    absent: { id: uuidv7() },
    body: () => ajustesPorOmision,
  },
};
