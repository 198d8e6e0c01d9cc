import { DAY } from '@fedatario/contract/base';
import type { EstadoGestion } from '@fedatario/contract/solicitud';
import { diaLocal } from '../../services/hora-local.ts';
import type { Vida } from './agenda.ts';
import { metodoDe, pagar, pedir, redactar } from './compra.ts';
import type { Escena } from './escena.ts';
import {
  aceptarRequisitos,
  cancelarGestion,
  cobrarGastos,
  contestar,
  type Encargo,
  encargar,
  entregarDeGestion,
  gastar,
  moverGestion,
  observar,
  pagarGastos,
  presentar,
  resolver,
} from './gestion.ts';
import { respuestasDeGestion } from './respuestas.ts';
import { despues } from './tiempo.ts';
import type { Trato } from './vidas-tramites.ts';

/** Buys a gestión; the case that it became. */
async function* comprarGestion(
  { oficina, personal, cliente, azar }: Escena,
  slug: string,
  { metodo = metodoDe(azar) }: Trato = {},
): AsyncGenerator<Date, Encargo, void> {
  const respuestas = respuestasDeGestion(slug, diaLocal(oficina.reloj.ahora), cliente.gente);
  const idBorrador = await redactar(oficina, cliente, slug, respuestas);
  const pedido = await pedir(oficina, cliente, idBorrador, metodo);
  const { lineas } = yield* pagar(oficina, cliente, pedido, personal.admin);
  return { oficina, cliente, admin: personal.admin, idSolicitud: lineas[0]?.solicitud?.idSolicitud ?? '' };
}

type Hacer = (encargo: Encargo) => Promise<unknown>;

const aceptar: Hacer = (encargo) => moverGestion(encargo, encargo.admin, 'aceptar');
const deMotivo =
  (accion: 'insistir' | 'reclamar' | 'cerrarSinExito', motivo: string): Hacer =>
  (encargo) =>
    moverGestion(encargo, encargo.cliente, accion, { motivo });

const pausar: Hacer = (encargo) =>
  moverGestion(encargo, encargo.admin, 'pausar', {
    motivo: 'La institución cierra por inventario y no recibe solicitudes nuevas.',
    hasta: despues(encargo.oficina.reloj.ahora, 10 * DAY),
  });

const preparada: readonly Hacer[] = [entregarDeGestion, encargar, aceptar, aceptarRequisitos];
const conGastos: readonly Hacer[] = [...preparada, cobrarGastos, pagarGastos, gastar];
const presentada: readonly Hacer[] = [...preparada, presentar];
const conResultado: Hacer = (encargo) => resolver(encargo, 'conResultado');
const denegar: Hacer = (encargo) => resolver(encargo, 'denegada');

/** Steps of a gestión, one by one, until it is in that state. */
export const caminosDeGestion: Readonly<Record<EstadoGestion, readonly Hacer[]>> = {
  requisitosPendientes: [],
  sinAsignar: [entregarDeGestion],
  asignada: [entregarDeGestion, encargar],
  enPreparacion: preparada,
  gastosPorPagar: [...preparada, cobrarGastos],
  presentada,
  observada: [...presentada, (encargo) => observar(encargo, 'gestor')],
  porResponder: [...presentada, (encargo) => observar(encargo, 'cliente')],
  resuelta: [...presentada, (encargo) => resolver(encargo, 'sinArchivo')],
  denegada: [...presentada, denegar],
  enPausa: [...preparada, pausar],
  entregada: [...conGastos, presentar, conResultado],
  cerrada: [...presentada, (encargo) => observar(encargo, 'cliente'), contestar, presentar, conResultado],
  cerradaSinExito: [...presentada, denegar, deMotivo('cerrarSinExito', 'No seguiré con esto por ahora.')],
  cancelada: [entregarDeGestion, (encargo) => cancelarGestion(encargo, encargo.cliente)],
  caducada: [],
};

/** A gestión that is taken so far, and waits there. */
export async function* vivirGestion(escena: Escena, slug: string, hasta: EstadoGestion, trato?: Trato): Vida {
  yield escena.ritmo.sigue();
  const encargo = yield* comprarGestion(escena, slug, trato);
  for (const hacer of caminosDeGestion[hasta]) {
    yield escena.ritmo.sigue(8);
    await hacer(encargo);
  }
}
