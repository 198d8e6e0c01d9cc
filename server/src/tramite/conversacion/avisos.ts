import { notificar, notificarRoles } from '../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import type { Context } from '../../http/route.ts';
import { enlacesDe, type exigirExpediente } from '../expedientes/expedientes.ts';

/** A notice begins the message; all of it is read where it is answered. */
const LARGO_DE_AVISO = 300;

interface Escrito {
  readonly idMensaje: string;
  readonly deCliente: boolean;
  readonly actor: Context<'all'>['actor'];
  readonly texto: string | null;
  readonly archivos: number;
}

/** Notifies the other side: the customer; or the notary, and while there is none the administration. */
export async function avisarMensaje(
  db: Db,
  tramite: Awaited<ReturnType<typeof exigirExpediente>>,
  { idMensaje, deCliente, actor, texto, archivos }: Escrito,
): Promise<void> {
  const { serie, numero, nombre: producto, idUsuario, idNotario, nombreCompleto, nombreNotario } = tramite;
  const esSuNotario = actor.idUsuario === idNotario;
  const de = deCliente ? nombreCompleto : (esSuNotario && nombreNotario) || 'La oficina';
  const mensaje = texto === null ? archivosDichos(archivos) : cortado(texto);
  const variables = { tramite: formatNumber(serie, numero), producto, de, mensaje };
  const aviso = { tipo: 'mensajeRecibido', variables, hecho: `mensaje:${idMensaje}` } as const;
  const { cliente: enlace, oficina: enOficina } = enlacesDe(tramite);
  if (!deCliente) return notificar(db, { ...aviso, idUsuario, enlace });
  if (idNotario !== null) return notificar(db, { ...aviso, idUsuario: idNotario, enlace: enOficina });
  await notificarRoles(db, ['admin'], { ...aviso, enlace: enOficina });
}

function cortado(texto: string): string {
  return texto.length > LARGO_DE_AVISO ? `${texto.slice(0, LARGO_DE_AVISO).trimEnd()}…` : texto;
}

function archivosDichos(cuantos: number): string {
  return cuantos === 1 ? 'Le envió un archivo.' : `Le envió ${cuantos} archivos.`;
}
