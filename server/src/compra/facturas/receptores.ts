import { MINUTE } from '@fedatario/contract/base';
import { numeroDeReceptor, type Receptor, type ReceptorRegistrado } from '@fedatario/contract/compra';
import { invalidField } from '../../http/errors.ts';
import type { CertificadorFel, ConsultaDeReceptor, IdDeReceptor } from '../../services/fel/fel.ts';

/** Says under which name a NIT or a CUI is registered, and remembers it for a while. */
export interface Receptores {
  readonly consultar: (id: IdDeReceptor) => Promise<ConsultaDeReceptor>;
}

const MEMORIA = 15 * MINUTE;
const RECORDADOS = 2_000;
/** Time in which nobody is asked after one that did not answer: nobody who buys waits again for a registry that is away. */
const PAUSA = MINUTE / 2;
const ESPERA = 3_000;

const SIN_RESPUESTA = { estado: 'sinRespuesta' } as const;

/** Registries are slow, and some are asked a few times a day at most: an answer of the form serves the purchase that follows. */
export function receptoresDe(
  { consultarReceptor }: Pick<CertificadorFel, 'consultarReceptor'>,
  ahora: () => Date,
): Receptores {
  const recordados = new Map<string, { readonly dicho: ConsultaDeReceptor; readonly hasta: number }>();
  let pausaHasta = 0;
  return {
    consultar: async (id) => {
      const clave = `${id.tipo} ${id.valor}`;
      const recordado = recordados.get(clave);
      if (recordado && recordado.hasta > ahora().getTime()) return recordado.dicho;
      if (pausaHasta > ahora().getTime()) return SIN_RESPUESTA;
      const dicho = await aTiempo(consultarReceptor(id));
      if (dicho.estado === 'sinRespuesta') {
        pausaHasta = ahora().getTime() + PAUSA;
        return dicho;
      }
      const [primero] = recordados.keys();
      if (recordados.size >= RECORDADOS && primero) recordados.delete(primero);
      recordados.set(clave, { dicho, hasta: ahora().getTime() + MEMORIA });
      return dicho;
    },
  };
}

async function aTiempo(consulta: Promise<ConsultaDeReceptor>): Promise<ConsultaDeReceptor> {
  let reloj: NodeJS.Timeout | undefined;
  const tarde = new Promise<ConsultaDeReceptor>((listo) => {
    reloj = setTimeout(listo, ESPERA, SIN_RESPUESTA);
  });
  try {
    return await Promise.race([consulta.catch(() => SIN_RESPUESTA), tarde]);
  } finally {
    clearTimeout(reloj);
  }
}

const claves = { NIT: 'nitDesconocido', CUI: 'cuiDesconocido' } as const;

/**
 * The buyer as the invoice has to name them: by the registered name. Refuses a NIT or a CUI that its registry does not know; while no registry
 * answers, and for CF and passports, it is what the buyer wrote. Source: SAT, annotation of NombreReceptor; Reglas y Validaciones 2.0, 2.2.4.
 */
export async function registrado(receptores: Receptores | undefined, receptor: Receptor): Promise<Receptor> {
  const { tipo, numero: valor } = receptor;
  if (!receptores || (tipo !== 'NIT' && tipo !== 'CUI')) return receptor;
  const dicho = await receptores.consultar({ tipo, valor });
  if (dicho.estado === 'noExiste') throw invalidField('receptor.numero', claves[tipo]);
  return dicho.estado === 'existe' ? { ...receptor, nombre: dicho.nombre } : receptor;
}

/** Tells a buyer the registered name of a number before they pay. Refuses one that is not well written. */
export async function leerReceptor(
  receptores: Receptores | undefined,
  { tipo, numero }: { readonly tipo: 'NIT' | 'CUI'; readonly numero: string },
): Promise<ReceptorRegistrado> {
  const valor = numeroDeReceptor(tipo, numero);
  if (valor === undefined) throw invalidField('numero', tipo === 'NIT' ? 'nit' : 'cui');
  const dicho = (await receptores?.consultar({ tipo, valor })) ?? SIN_RESPUESTA;
  return { estado: dicho.estado, nombre: dicho.estado === 'existe' ? dicho.nombre : null };
}
