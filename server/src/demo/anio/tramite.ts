import { type FirmaDeTramite, firmas, type PropuestaDeFirma } from '@fedatario/contract/acto';
import { MINUTE } from '@fedatario/contract/base';
import { identidad } from '@fedatario/contract/casa';
import { estaEntregado, requisitosPorRevisar } from '@fedatario/contract/solicitud';
import {
  asignaciones,
  minutas,
  type OrdenDeTramite,
  type PreguntaDelActo,
  requisitos,
  tramites,
} from '@fedatario/contract/tramite';
import { horaLocal } from '../../services/hora-local.ts';
import type { Cliente } from './compra.ts';
import { CLAVE, type Persona } from './llamada.ts';
import type { Oficina } from './oficina.ts';
import { subir } from './papeles.ts';
import { despues } from './tiempo.ts';

/** One trámite, with who takes part in it. */
export interface Caso {
  readonly oficina: Oficina;
  readonly cliente: Cliente;
  readonly admin: Persona;
  readonly notario: Persona;
  readonly idSolicitud: string;
}

/** The trámite as that person sees it now. */
export const leerTramite = ({ oficina, idSolicitud }: Caso, quien: Persona) =>
  oficina.llamar(quien, tramites.read, { params: { idSolicitud } });

/** Hands in each obligatory requisito that is not there yet. */
export async function entregarRequisitos(caso: Caso): Promise<void> {
  const { oficina, cliente } = caso;
  const { requisitos: pedidos } = await leerTramite(caso, cliente);
  for (const { idRequisito, revision, obligatorio, estado } of pedidos) {
    if (!obligatorio || estaEntregado(estado)) continue;
    const archivos = [await subir(oficina, cliente, 'identidad')];
    await oficina.llamar(cliente, requisitos.deliver, { params: { idRequisito }, body: { revision, archivos } });
  }
}

export async function asignar(caso: Caso): Promise<void> {
  const { oficina, admin, notario, idSolicitud } = caso;
  const { revision } = await leerTramite(caso, admin);
  const body = { revision, idNotario: notario.idUsuario, motivo: null };
  await oficina.llamar(admin, asignaciones.assign, { params: { idSolicitud }, body });
}

/** Takes a step that says all with itself and a reason. */
export async function mover(
  caso: Caso,
  quien: Persona,
  accion: OrdenDeTramite['accion'],
  { motivo = null, hasta }: { motivo?: string | null; hasta?: Date } = {},
): Promise<void> {
  const { oficina, idSolicitud } = caso;
  const { revision } = await leerTramite(caso, quien);
  const body = { revision, accion, motivo, ...(hasta && { hasta: hasta.toISOString() }) };
  await oficina.llamar(quien, tramites.act, { params: { idSolicitud }, body });
}

/** The notary looks at what was handed in, accepts it, and answers what the text asks of a notary. */
export async function escribirMinuta(caso: Caso): Promise<void> {
  const { oficina, notario, idSolicitud } = caso;
  const params = { idSolicitud };
  const { requisitos: entregados } = await leerTramite(caso, notario);
  for (const { idRequisito, revision, estado } of entregados)
    if (requisitosPorRevisar.includes(estado))
      await oficina.llamar(notario, requisitos.accept, { params: { idRequisito }, body: { revision } });
  const { acto } = await oficina.llamar(notario, minutas.read, { params });
  if (!acto) return;
  const pendientes = acto.preguntas.filter(({ alFirmar, valor }) => !alFirmar && valor === null);
  const respuestas = Object.fromEntries(pendientes.map((una) => [una.ruta, respuestaDe(una, oficina.reloj.ahora)]));
  if (pendientes.length > 0)
    await oficina.llamar(notario, minutas.saveActo, { params, body: { revision: acto.revision, respuestas } });
}

/** Sends the text as it is to its customer. */
export async function enviarMinuta(caso: Caso): Promise<void> {
  const { oficina, notario, idSolicitud } = caso;
  const params = { idSolicitud };
  const { trabajo } = await oficina.llamar(notario, minutas.read, { params });
  const escrito = { revision: trabajo?.revision ?? 0 };
  const { versiones } = await oficina.llamar(notario, minutas.saveVersion, { params, body: escrito });
  const { revision } = await leerTramite(caso, notario);
  const body = { revision, version: versiones[0]?.version ?? 0 };
  await oficina.llamar(notario, minutas.send, { params, body });
}

export async function aprobarMinuta({ oficina, cliente, idSolicitud }: Caso): Promise<void> {
  const params = { idSolicitud };
  const { versiones } = await oficina.llamar(cliente, minutas.read, { params });
  const [ultima] = versiones;
  const body = { version: ultima?.version ?? 0, sha256: ultima?.sha256 ?? '' };
  await oficina.llamar(cliente, minutas.approve, { params, body });
}

/** The notary signs what is approved, with the answers that the form proposes and a drawing of each sheet. */
export async function firmar(caso: Caso): Promise<void> {
  const { oficina, notario, idSolicitud } = caso;
  const params = { idSolicitud };
  const propuesta = await oficina.llamar(notario, firmas.propose, { params });
  const { revision } = await leerTramite(caso, notario);
  const body = {
    ...firmaDe(propuesta, oficina.reloj.ahora),
    revision,
    archivos: [await subir(oficina, notario, 'hoja')],
  };
  await oficina.llamar(notario, identidad.signInAgain, { body: { password: CLAVE } });
  await oficina.llamar(notario, firmas.sign, { params, body });
}

const HOJAS_DE_ESCRITURA = 3;
const HOJAS = 1;

function firmaDe(propuesta: PropuestaDeFirma, ahora: Date): Omit<FirmaDeTramite, 'revision' | 'archivos'> {
  const { clase, lugar, fecha, comparecientes, protocolo, preguntas } = propuesta;
  const enProtocolo = clase === 'escrituraPublica';
  const { folio, numero } = protocolo;
  return {
    clase: clase ?? 'actaNotarial',
    lugar: lugar || 'Guatemala',
    fecha,
    comparecientes,
    hojas: enProtocolo ? HOJAS_DE_ESCRITURA : HOJAS,
    instrumento: enProtocolo ? String(numero) : null,
    folios: enProtocolo ? `${folio}-${folio + HOJAS_DE_ESCRITURA - 1}` : null,
    acto: Object.fromEntries(
      preguntas.map((una) => [
        una.ruta,
        una.tipo === 'hora' ? horaDe(una, ahora) : (una.valor ?? respuestaDe(una, ahora)),
      ]),
    ),
  };
}

/** An act that ends now began half an hour ago: none is sealed with an hour that has not come. */
function horaDe({ ruta }: PreguntaDelActo, ahora: Date): string {
  return horaLocal(ruta === 'horaFin' ? ahora : despues(ahora, -MEDIA_HORA)).slice(11, 16);
}

/** The answer of a notary by the kind of question, at the office of the notary. */
function respuestaDe(pregunta: PreguntaDelActo, ahora: Date): unknown {
  const { tipo, opciones } = pregunta;
  if (tipo === 'hora') return horaDe(pregunta, ahora);
  if (tipo === 'municipio') return '0101';
  if (tipo === 'siNo') return true;
  if (tipo === 'numero') return 1;
  if (tipo === 'fecha') return horaLocal(ahora).slice(0, 10);
  if (tipo === 'opcion') return opciones[0]?.valor ?? null;
  return 'la doce calle uno guion veinticinco de la zona diez';
}

const MEDIA_HORA = 30 * MINUTE;
