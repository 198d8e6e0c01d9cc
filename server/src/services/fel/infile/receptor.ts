import { preguntar } from '../cliente.ts';
import type { CertificadorFel, ConsultaDeReceptor } from '../fel.ts';
import type { Direcciones, OpcionesDeInfile } from './opciones.ts';
import { Contribuyente, Entrada, Persona } from './wire.ts';

/** A person waits for the answer. */
const ESPERA = 6_000;
const MARGEN = 60_000;
const DURACION = 2 * 3_600_000;

type Consulta = CertificadorFel['consultarReceptor'];

interface Ficha {
  readonly token: string;
  readonly vence: number;
}

const SIN_RESPUESTA = { estado: 'sinRespuesta' } as const;
const NO_EXISTE = { estado: 'noExiste' } as const;

/** Asks for the name of a NIT, or of a CUI with a token that lasts two hours: only fifty a day are given. */
export function consultar(opciones: OpcionesDeInfile, direcciones: Direcciones): Consulta {
  let ficha: Ficha | undefined;
  return async ({ tipo, valor }) => {
    if (tipo === 'NIT') return deNit(opciones, direcciones, valor);
    if (!ficha || ficha.vence < Date.now()) ficha = await entrar(opciones, direcciones);
    if (!ficha) return SIN_RESPUESTA;
    const persona = await deCui(opciones, direcciones, valor, ficha.token);
    if (persona.estado === 'sinRespuesta') ficha = undefined;
    return persona;
  };
}

async function deNit(
  { usuario, llave, espera = ESPERA }: OpcionesDeInfile,
  { receptores }: Direcciones,
  nit: string,
): Promise<ConsultaDeReceptor> {
  const body = JSON.stringify({ emisor_codigo: usuario, emisor_clave: llave, nit_consulta: nit });
  const headers = { 'content-type': 'application/json' };
  const url = `${receptores}/rest/action`;
  const answer = await preguntar(Contribuyente, { method: 'POST', url, headers, body, cambia: false }, espera);
  if (!answer.ok) return SIN_RESPUESTA;
  const { nombre, mensaje } = answer.valor;
  if (nombre?.trim()) return { estado: 'existe', nombre: nombreDe(nombre) };
  // Wrong keys have the same empty name: only the message tells them apart.
  return /no (?:encontrado|existe|registrado|válido|valido)|inv[áa]lido/i.test(mensaje ?? '')
    ? NO_EXISTE
    : SIN_RESPUESTA;
}

async function entrar(
  { usuario, llave, espera = ESPERA }: OpcionesDeInfile,
  { certificador }: Direcciones,
): Promise<Ficha | undefined> {
  const body = new URLSearchParams({ prefijo: usuario, llave });
  const url = `${certificador}/api/v2/servicios/externos/login`;
  const answer = await preguntar(Entrada, { method: 'POST', url, body, cambia: false }, espera);
  if (!answer.ok || !answer.valor.token) return undefined;
  const { token, fecha_de_vencimiento } = answer.valor;
  const vence = Date.parse(fecha_de_vencimiento ?? '') || Date.now() + DURACION;
  return { token, vence: vence - MARGEN };
}

async function deCui(
  { espera = ESPERA }: OpcionesDeInfile,
  { certificador }: Direcciones,
  cui: string,
  token: string,
): Promise<ConsultaDeReceptor> {
  const url = `${certificador}/api/v2/servicios/externos/cui`;
  const headers = { authorization: `Bearer ${token}` };
  const body = new URLSearchParams({ cui });
  const answer = await preguntar(Persona, { method: 'POST', url, headers, body, cambia: false }, espera);
  if (!answer.ok) return SIN_RESPUESTA;
  const { resultado, descripcion, cui: persona } = answer.valor;
  if (resultado && persona?.nombre) return { estado: 'existe', nombre: nombreDe(persona.nombre) };
  return /no (?:encontrado|existe)|inv[áa]lido/i.test(descripcion ?? '') ? NO_EXISTE : SIN_RESPUESTA;
}

function nombreDe(registrado: string): string {
  return registrado.replace(/\s+/g, ' ').trim();
}
