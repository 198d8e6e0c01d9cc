import { DAY } from '@fedatario/contract/base';
import type {
  DatosDeDemostracion,
  EstadoDeApertura,
  ListoParaAbrir,
  PuntoDeApertura,
} from '@fedatario/contract/control';
import type { Db } from '../../db/db.ts';
import type { Context } from '../../http/route.ts';
import { diaLocal } from '../../services/hora-local.ts';
import { findHechos, type Hechos } from './queries.ts';
import { contarActividad } from './vaciado/vaciado.ts';

export { vaciar } from './vaciado/vaciado.ts';

/** External services that this process was started with. */
export interface Ambiente {
  readonly baseUrl: string;
  /** Code of the provider of card payments. */
  readonly pagos: string;
  readonly correo: 'smtp' | 'buzon';
  /** Whether the invoices that are certified have fiscal validity. */
  readonly fel: 'produccion' | 'pruebas';
  readonly sello: 'propio' | 'desarrollo';
}

type Punto = Omit<ListoParaAbrir['puntos'][number], 'que'>;

/** Everything that an office needs before its first customer, with its state. It blocks nothing: people decide. */
export async function leerApertura({ db, now }: Context<'admin'>, ambiente: Ambiente): Promise<ListoParaAbrir> {
  const hechos = await findHechos(db, { hoy: diaLocal(now), ahora: now });
  const respaldo = respaldoDe(hechos);
  const puntos = { ...puntosDeDatos(hechos), ...puntosDeAmbiente(ambiente), respaldo: puntoDeRespaldo(respaldo, now) };
  return {
    puntos: Object.entries(puntos).map(([que, punto]) => ({ que: que as PuntoDeApertura, ...punto })),
    respaldo,
    // Production never starts without a mail server, and mounts no call that empties.
    demostracion: ambiente.correo === 'buzon' ? await porVaciar(db) : null,
  };
}

/** The activity that emptying the demonstration would remove; null when nothing is left. */
async function porVaciar(db: Db): Promise<DatosDeDemostracion | null> {
  const datos = await contarActividad(db);
  return Object.values(datos).some((cuantos) => cuantos > 0) ? datos : null;
}

const GENERAL = '/admin/generales/informacion-general';

const punto = (estado: EstadoDeApertura, enlace: string | null, more: Partial<Punto> = {}): Punto => ({
  estado,
  enlace,
  faltan: [],
  cuanto: null,
  ...more,
});

/** Points that depend on the data that people write on screens. */
function puntosDeDatos(hechos: Hechos) {
  const empresa = faltanDe(hechos, ['telefono', 'direccion']);
  const fiscal = faltanDe(hechos, ['razonSocial', 'nit']);
  const fiscalDePrueba = /demostraci/i.test(hechos.razonSocial ?? '');
  const abre = hechos.horario?.some((tramos) => tramos.length > 0) ?? false;
  return {
    empresa: punto(empresa.length === 0 ? 'listo' : 'falta', GENERAL, { faltan: empresa }),
    fiscal: punto(
      fiscal.length > 0 ? 'falta' : fiscalDePrueba ? 'dePrueba' : 'listo',
      `${GENERAL}?seccion=facturacion`,
      { faltan: fiscal },
    ),
    horario: punto(abre ? 'listo' : 'falta', `${GENERAL}?seccion=calendario`),
    catalogo: punto(hechos.productos > 0 ? 'listo' : 'falta', null, { cuanto: hechos.productos }),
    notario: punto(hechos.notarios > 0 ? 'listo' : 'falta', '/admin/catalogos/notarios', { cuanto: hechos.notarios }),
    certificadoNotario: certificado(hechos),
    textosLegales: textos(hechos),
    cuenta: cuenta(hechos),
    dosPasos: punto(hechos.sinDosPasos === 0 ? 'listo' : 'falta', '/admin/perfil-usuario/seguridad', {
      cuanto: hechos.sinDosPasos,
    }),
  } satisfies Partial<Record<PuntoDeApertura, Punto>>;
}

function faltanDe<K extends 'telefono' | 'direccion' | 'razonSocial' | 'nit'>(hechos: Hechos, campos: readonly K[]) {
  return campos.filter((campo) => !hechos[campo]?.trim());
}

function certificado({ notarios, sinCertificado, conCertificadoDePrueba }: Hechos): Punto {
  const estado = notarios === 0 || sinCertificado > 0 ? 'falta' : conCertificadoDePrueba > 0 ? 'dePrueba' : 'listo';
  return punto(estado, '/admin/catalogos/notarios', { cuanto: sinCertificado });
}

function textos({ textos: publicados, textosDeDemostracion }: Hechos): Punto {
  const estado = publicados < 2 ? 'falta' : textosDeDemostracion > 0 ? 'dePrueba' : 'listo';
  return punto(estado, `${GENERAL}?seccion=legales`);
}

function cuenta({ datosTransferencia }: Hechos): Punto {
  const escrita = datosTransferencia?.trim() ?? '';
  const estado = escrita === '' ? 'falta' : /demostraci/i.test(escrita) ? 'dePrueba' : 'listo';
  return punto(estado, `${GENERAL}?seccion=facturacion`);
}

/** Points that depend on how the server was started: they are fixed in its settings, not on a screen. */
function puntosDeAmbiente({ baseUrl, pagos, correo, fel, sello }: Ambiente) {
  return {
    pagos: punto(estadoDePagos(pagos), null),
    correo: punto(correo === 'smtp' ? 'listo' : 'dePrueba', null),
    fel: punto(fel === 'produccion' ? 'listo' : 'dePrueba', null),
    sello: punto(sello === 'propio' ? 'listo' : 'dePrueba', null),
    direccion: punto(baseUrl.startsWith('https://') ? 'listo' : 'falta', null),
  } satisfies Partial<Record<PuntoDeApertura, Punto>>;
}

function estadoDePagos(pagos: string): EstadoDeApertura {
  if (pagos === 'stripe' || pagos === 'recurrente') return 'listo';
  return pagos === 'sandbox' || pagos === 'recurrente-prueba' ? 'dePrueba' : 'falta';
}

type Respaldo = ListoParaAbrir['respaldo'];

function respaldoDe({ respaldoHecho, respaldoProbado, respaldoFallido }: Hechos): Respaldo {
  if (!respaldoHecho && !respaldoFallido) return null;
  const fallo = respaldoFallido !== null && (respaldoHecho === null || respaldoFallido > respaldoHecho);
  return {
    hechoEn: respaldoHecho?.toISOString() ?? null,
    probadoEn: respaldoProbado?.toISOString() ?? null,
    fallidoEn: fallo ? respaldoFallido.toISOString() : null,
  };
}

/** Milliseconds after which a backup is old, and after which a trial of one no longer says much. */
const RECIENTE = 2 * DAY;
const PROBADO = 90 * DAY;

/** Ready when the newest is of yesterday at the latest and one was restored this quarter; unknown when others make them. */
function puntoDeRespaldo(respaldo: Respaldo, now: Date): Punto {
  if (!respaldo) return punto('noConsta', null);
  const desde = (instante: string | null) =>
    instante === null ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(instante);
  const listo = !respaldo.fallidoEn && desde(respaldo.hechoEn) < RECIENTE && desde(respaldo.probadoEn) < PROBADO;
  return punto(listo ? 'listo' : 'falta', null);
}
