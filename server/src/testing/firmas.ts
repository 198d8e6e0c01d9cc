import { api, type FirmaDeTramite, nameOf } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/db.ts';
import type { AccessCase } from './access-case.ts';
import { createArchivo } from './archivos.ts';
import type { CreatedUsuario } from './factories.ts';
import { createTramite } from './tramites.ts';

/** How an act was signed, but for the scan of its sheets. */
export const FIRMA: Omit<FirmaDeTramite, 'archivos'> = {
  ...{ revision: 1, clase: 'escrituraPublica', instrumento: '12', lugar: 'Guatemala', fecha: '2026-01-14' },
  ...{ hojas: 3, folios: '20-22' },
  comparecientes: [
    { nombre: 'Ana Ruiz', identificacion: 'dpi', numero: '2500004231601' },
    { nombre: 'Íñigo Peña', identificacion: 'conocido', numero: null },
  ],
};

/** A trámite of hers that waits to be signed. */
export async function createPorFirmar(db: Db, notario: CreatedUsuario, now?: Date) {
  return createTramite(db, notario, { estado: 'porFirmar', ...(now && { now }) });
}

const firmado: AccessCase = {
  own: async (db, owner) => ({ idSolicitud: (await createTramite(db, owner, { estado: 'firmado' })).idSolicitud }),
  absent: { idSolicitud: uuidv7() },
};

export const casosDeFirmas: Record<string, AccessCase> = {
  // Who may see it is told that it was signed already, and nobody else that it exists.
  [nameOf(api.firmas.sign)]: {
    ...firmado,
    body: async (db, owner) => ({ ...FIRMA, archivos: [await createArchivo(db, owner)] }),
    status: 409,
  },
  [nameOf(api.firmas.drawSheets)]: { ...firmado, body: () => ({ idArchivo: uuidv7(), desde: 1 }), status: 409 },
  [nameOf(api.firmas.sheets)]: { ...firmado, query: { archivos: uuidv7() } },
};
