import type { z } from 'zod';
import { type Contestado, preguntar } from '../cliente.ts';
import { sinCredenciales } from '../fallos.ts';
import type { Fallo } from '../fel.ts';
import type { OpcionesDeDigifact } from './opciones.ts';
import { Compartido, Ficha, Respuesta } from './wire.ts';

/** Calls that carry the token, which is asked for again when it ended. */
export interface Sesion {
  readonly enviar: (tipo: string, xml: string) => Promise<Contestado<Respuesta>>;
  readonly compartido: (pregunta: string, datos: string) => Promise<Contestado<Compartido>>;
}

const DIRECCIONES = {
  pruebas: 'https://felgttestaws.digifact.com.gt',
  produccion: 'https://felgtaws.digifact.com.gt',
} as const;
const BASE = '/gt.com.fel.api.v3/api';
/** A person waits for the name of a buyer. */
const ESPERA_DE_CONSULTA = 6_000;
const MARGEN = 60_000;
const DURACION = 3_600_000;
const ESPERA_DE_LLAVE = 15_000;

interface Llave {
  readonly token: string;
  readonly vence: number;
}

export function abrirSesion(opciones: OpcionesDeDigifact): Sesion {
  const { usuario, ambiente, direccion = DIRECCIONES[ambiente], espera } = opciones;
  const [, nit = '', corto = ''] = usuario.split('.');
  const url = `${direccion}${BASE}`;
  let llave: Llave | undefined;

  /** A token that ended before its time is asked for once more: the call that it was refused for did nothing. */
  const con = async <T>(pedir: (token: string) => Promise<Contestado<T>>): Promise<Contestado<T>> => {
    const usada = await entrar();
    if ('ok' in usada) return usada;
    const answer = await pedir(usada.token);
    if (answer.ok || answer.clase !== 'credenciales') return answer;
    llave = undefined;
    const otra = await entrar();
    return 'ok' in otra ? otra : pedir(otra.token);
  };

  const entrar = async (): Promise<Llave | Fallo> => {
    if (llave && llave.vence > Date.now()) return llave;
    const nueva = await pedirLlave(url, opciones);
    if (!('ok' in nueva)) llave = nueva;
    return nueva;
  };

  return {
    enviar: (tipo, xml) => {
      const query = new URLSearchParams({ NIT: nit, TIPO: tipo, FORMAT: 'XML', USERNAME: corto });
      return con((token) => pedirXml(Respuesta, `${url}/FelRequestV2?${query}`, { token, xml, espera }));
    },
    compartido: (pregunta, datos) => {
      const query = new URLSearchParams({ NIT: nit, DATA1: pregunta, DATA2: datos, USERNAME: corto, COUNTRY: 'GT' });
      const limite = espera ?? ESPERA_DE_CONSULTA;
      return con((token) => {
        const headers = { authorization: token };
        const pedido = { method: 'GET', url: `${url}/SHAREDINFO?${query}`, headers, cambia: false } as const;
        return preguntar(Compartido, pedido, limite);
      });
    },
  };
}

interface Carga {
  readonly token: string;
  readonly xml: string;
  readonly espera: number | undefined;
}

function pedirXml<T>(schema: z.ZodType<T>, url: string, { token, xml, espera }: Carga): Promise<Contestado<T>> {
  const headers = { 'content-type': 'application/xml', authorization: token };
  return preguntar(schema, { method: 'POST', url, headers, body: xml, cambia: true }, espera);
}

async function pedirLlave(url: string, { usuario, clave, espera }: OpcionesDeDigifact): Promise<Llave | Fallo> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ Username: usuario, Password: clave });
  const pedido = { method: 'POST', url: `${url}/login/get_token`, headers, body, cambia: false } as const;
  const answer = await preguntar(Ficha, pedido, espera ?? ESPERA_DE_LLAVE);
  if (!answer.ok) return answer;
  const { Token: token, expira_en, message } = answer.valor;
  if (!token) return sinCredenciales(`Digifact no da entrada: ${message ?? 'no dice por qué'}`);
  const vence = Date.parse(expira_en ?? '') || Date.now() + DURACION;
  return { token, vence: vence - MARGEN };
}
