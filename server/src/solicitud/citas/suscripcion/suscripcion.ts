import { type Archivo, DAY } from '@fedatario/contract/base';
import {
  CALENDARIO,
  cuandoDeCita,
  DIAS_EN_CALENDARIO,
  faseDeCita,
  rutaDeCalendario,
} from '@fedatario/contract/solicitud';
import { hacerSecreto, titularDeSecreto } from '../../../casa/identidad/identidad.ts';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { escribirCalendario } from '../avisos/ics.ts';
import { dondeDe } from '../avisos/palabras.ts';
import { type CitaDeCalendario, listParaCalendario } from './queries.ts';

/** Makes the secret address of the actor's calendar; the one before opens no longer. */
export async function hacerDireccion(request: Context<'all'>): Promise<{ ruta: string; creadoEn: string }> {
  const clave = await hacerSecreto(request);
  return { ruta: rutaDeCalendario(clave), creadoEn: request.now.toISOString() };
}

/** The appointments of whoever the address belongs to: those ahead, and those of the last days. */
export async function leerCalendario({ db, now }: { db: Db; now: Date }, clave: string): Promise<Archivo> {
  const idUsuario = await titularDeSecreto(db, clave);
  if (!idUsuario) throw new AppError('no-encontrado');
  const rows = await listParaCalendario(db, idUsuario, new Date(now.getTime() - DIAS_EN_CALENDARIO * DAY));
  const texto = escribirCalendario(rows.map((row) => entradaDe(row, row.idUsuario === idUsuario)));
  return { tipo: CALENDARIO, nombre: 'citas.ics', contenido: Buffer.from(texto) };
}

/** Each side reads the other's name; nothing else of a person, since calendars are copied to other people's servers. */
function entradaDe(row: CitaDeCalendario, esCliente: boolean) {
  const { inicio, fin, zona, cliente, notario, tramite, indicaciones, estado } = row;
  const con = esCliente ? notario : cliente;
  const cuando = cuandoDeCita({ inicio: inicio.toISOString(), fin: fin.toISOString(), zona }, 'es');
  const donde = dondeDe(row);
  return {
    ...row,
    titulo: tramite === null ? `Cita con ${con}` : `Firma de ${tramite}, con ${con}`,
    donde,
    descripcion: [cuando, donde, indicaciones].filter(Boolean).join('\n'),
    cancelada: false,
    porConfirmar: faseDeCita(estado) === 'porConfirmar',
  };
}
