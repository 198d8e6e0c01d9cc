import { idDeRol } from '@fedatario/contract/base';
import type { CierrePrevisto, Conservado, CosaQueSeBorra } from '@fedatario/contract/control';
import { jurisdiccion } from '@fedatario/document-engine';
import { v7 as uuidv7 } from 'uuid';
import { eliminarArchivos } from '../../../casa/archivos/archivos.ts';
import { cerrarEnProveedor } from '../../../casa/identidad/identidad.ts';
import { escribirA } from '../../../casa/notificaciones/notificaciones.ts';
import { saldarCitasDe } from '../../../compra/beneficios/beneficios.ts';
import { olvidarTarjetas } from '../../../compra/pagos/pagos.ts';
import type { Db } from '../../../db/db.ts';
import type { Actor } from '../../../http/route.ts';
import { sha256 } from '../../../services/cipher.ts';
import { diaEscrito, horaLocal } from '../../../services/hora-local.ts';
import { cancelarCitas } from '../../../solicitud/citas/citas.ts';
import type { Momento, NombreDeTabla } from '../tablas/dato.ts';
import { datos } from '../tablas/tablas.ts';
import { detener } from './detenido.ts';
import { hastaDe } from './plazos.ts';
import {
  countConservado,
  countFilas,
  insertConstancia,
  insertRetencion,
  listImpedimentos,
  lockCuenta,
  markBorradoPermitido,
  takePurga,
  updateOrDeleteDato,
} from './queries.ts';

/** Things that a person counts as their own, by the table that holds them. */
const COSAS: Readonly<Partial<Record<NombreDeTabla, CosaQueSeBorra>>> = {
  borradores: 'borradores',
  libreta: 'libreta',
  carritoLineas: 'carrito',
  formasPago: 'tarjetas',
  archivos: 'archivos',
  mensajes: 'mensajes',
  notificaciones: 'avisos',
  boletin: 'boletin',
};

/** The effects that closing the account would have today. */
export async function preverCierre(db: Db, { idUsuario, rol }: Actor, now: Date): Promise<CierrePrevisto> {
  const borra: { cosa: CosaQueSeBorra; cuantos: number }[] = [];
  for (const dato of datos) {
    const cosa = COSAS[dato.tabla];
    const pasos = dato.borrado.filter(({ en, hacer }) => en === 'inmediata' && hacer === 'borrar');
    if (!cosa) continue;
    let cuantos = 0;
    for (const { cuales } of pasos) cuantos += await countFilas(db, dato, idUsuario, cuales);
    if (cuantos > 0) borra.push({ cosa, cuantos });
  }
  return {
    impedimentos: await listImpedimentos(db, idUsuario),
    conserva: await conservado(db, idUsuario, now),
    borra,
    esPersonal: rol !== 'cliente',
  };
}

async function conservado(db: Db, idUsuario: string, now: Date): Promise<Conservado[]> {
  const rows = await countConservado(db, idUsuario);
  return rows.map(({ clase, cuantos, ultima }) => {
    const { norma } = jurisdiccion.retencion[clase];
    return { clase, cuantos, norma, hasta: hastaDe(clase, now, ultima) };
  });
}

/**
 * Erases an account whose days are over in one transaction, so that a crash leaves either the account or its proof. False
 * when its owner came back, or when something must end first: that is notified, and it is tried again.
 */
export async function cerrarCuenta(db: Db, idUsuario: string, now: Date): Promise<boolean> {
  const cuenta = await lockCuenta(db, idUsuario);
  if (!cuenta?.cierraEn || cuenta.cierraEn > now) return false;
  const impedimentos = await listImpedimentos(db, idUsuario);
  if (impedimentos.length > 0) {
    await detener(db, { idUsuario, ...cuenta }, impedimentos);
    return false;
  }
  await cerrarCitas(db, idUsuario, cuenta.idRol, now);
  const conserva = await conservado(db, idUsuario, now);
  for (const { clase, hasta } of conserva) await insertRetencion(db, { idUsuario, clase, hasta });
  await olvidarTarjetas(db, idUsuario);
  await cerrarEnProveedor(db, idUsuario);
  const borrado = await borrar(db, idUsuario, 'inmediata');
  await dejarConstancia(db, { email: cuenta.email, borrado, conserva, now });
  return true;
}

/** The other side of each appointment ahead hears that it is cancelled, and its hour is free. */
async function cerrarCitas(db: Db, idUsuario: string, idRol: number, now: Date): Promise<void> {
  const deNotario = idRol === idDeRol.notario;
  const [como, motivo] = deNotario ? (['admin', NOTARIO_CERRADO] as const) : (['sistema', CUENTA_CERRADA] as const);
  await cancelarCitas(db, { persona: idUsuario }, { como, motivo, now });
  await saldarCitasDe(db, idUsuario, now);
}

const CUENTA_CERRADA = 'Quien la pidió cerró su cuenta.';
const NOTARIO_CERRADO = 'El notario ya no atiende con nosotros.';

/** Erases the rows retained for a class, once its last day is over. */
export async function purgar(db: Db, idUsuario: string, clase: Conservado['clase'], now: Date): Promise<void> {
  if (await takePurga(db, idUsuario, clase, now)) await borrar(db, idUsuario, clase);
}

/** Erases the rows of a moment; the count of each kind of thing. */
async function borrar(db: Db, idUsuario: string, momento: Momento): Promise<Record<string, number>> {
  await markBorradoPermitido(db);
  const filas: Record<string, number> = {};
  const archivos: string[] = [];
  for (const dato of datos)
    for (const paso of dato.borrado) {
      if (paso.en !== momento) continue;
      const hecho = await updateOrDeleteDato(db, dato, paso, idUsuario);
      archivos.push(...hecho.archivos);
      if (hecho.filas > 0) filas[dato.tabla] = (filas[dato.tabla] ?? 0) + hecho.filas;
    }
  await eliminarArchivos(db, [...new Set(archivos)]);
  return filas;
}

interface Hecho {
  readonly email: string;
  readonly borrado: Readonly<Record<string, number>>;
  readonly conserva: readonly Conservado[];
  readonly now: Date;
}

/** The proof is mailed before the address is erased: what stays of it names nobody. */
async function dejarConstancia(db: Db, { email, borrado, conserva, now }: Hecho): Promise<void> {
  const folio = uuidv7();
  const contenido = JSON.stringify({ folio, hechaEn: now.toISOString(), borrado, conserva });
  const huella = sha256(Buffer.from(contenido));
  await insertConstancia(db, { folio, hechaEn: now, contenido, sha256: huella });
  const filas = Object.values(borrado).reduce((sum, n) => sum + n, 0);
  const variables = {
    folio,
    fecha: horaLocal(now).replace('T', ' ').slice(0, 16),
    borrado: `${filas} registros de ${Object.keys(borrado).length} clases`,
    conserva: conserva.map(enPalabras).join('\n') || 'Nada.',
    huella: huella.toString('hex'),
  };
  await escribirA(db, email, { tipo: 'cuentaCerrada', variables, enlace: null });
}

const QUE: Readonly<Record<Conservado['clase'], string>> = {
  fiscal: 'Facturas y lo que las respalda',
  expediente: 'Documentos entregados y su expediente',
  registro: 'Actos ante notario y su registro',
};

function enPalabras({ clase, cuantos, norma, hasta }: Conservado): string {
  return `${QUE[clase]} (${cuantos}): ${hasta ? `hasta el ${diaEscrito(hasta)}` : 'para siempre'}. ${norma}.`;
}
