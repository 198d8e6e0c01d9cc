import { DAY, MINUTE } from '@fedatario/contract/base';
import { borradores } from '@fedatario/contract/borrador';
import { carrito } from '@fedatario/contract/compra';
import { diaLocal } from '../../services/hora-local.ts';
import type { Vida } from './agenda.ts';
import { moverCita, retenerParaFirmar } from './cita.ts';
import { pedir, redactar } from './compra.ts';
import { comentarMinuta, contestarComentario, dispensarRequisito, escribir } from './desvios.ts';
import type { Escena } from './escena.ts';
import { preguntas } from './escritos.ts';
import { alguien } from './gente.ts';
import { ESCRITURA, gestiones, obraAutomatica, obraDeNotario } from './obras.ts';
import { respuestasDe } from './respuestas.ts';
import { despues, enHorario } from './tiempo.ts';
import { type Caso, firmar } from './tramite.ts';
import { vivirGestion } from './vidas-gestiones.ts';
import { calificar, vivirComentario, vivirLector } from './vidas-oficina.ts';
import { comprarObra, cumplirDeberes, llevarHasta, type Trato, vivirAutomatica } from './vidas-tramites.ts';
import { vivirPedido, vivirReembolso } from './vidas-ventas.ts';

/** Codes with which people buy now and then. */
const CODIGOS = ['BIENVENIDA10', 'AHORRE50'] as const;

type Vivir = (escena: Escena, trato: Trato) => Vida;

/** Reasons for which people come on a day like any other, each with how many of a hundred come for it. */
const MOTIVOS: readonly (readonly [number, Vivir])[] = [
  [43, (escena, trato) => vivirAutomatica(escena, obraAutomatica(escena.azar), trato)],
  [27, vivirNotarial],
  [
    13,
    (escena) => vivirGestion(escena, escena.azar.uno(gestiones), escena.azar.porCiento(70) ? 'cerrada' : 'entregada'),
  ],
  [5, (escena) => vivirComentario(escena, escena.azar.porCiento(70) ? 'respondido' : 'archivado')],
  [3, vivirLector],
  [3, (escena) => vivirReembolso(escena, escena.azar.porCiento(70) ? 'completado' : 'negado')],
  [6, (escena) => vivirPedido(escena, escena.azar.uno(['abandonado', 'rechazado', 'rechazadoYPagado', 'anulado']))],
];

export async function* vivirCualquiera(escena: Escena): Vida {
  const { azar } = escena;
  let suerte = azar.menorQue(100);
  const trato: Trato = azar.porCiento(12) ? { codigo: azar.uno(CODIGOS), metodo: 'tarjeta' } : {};
  const motivo = MOTIVOS.find(([veces]) => {
    suerte -= veces;
    return suerte < 0;
  });
  if (motivo) yield* motivo[1](escena, trato);
}

/** A trámite from its purchase to the duties of its notary and the opinion of its customer. */
async function* vivirNotarial(escena: Escena, trato: Trato): Vida {
  const { oficina, azar, ritmo, cliente } = escena;
  yield ritmo.sigue();
  const obra = obraDeNotario(azar);
  const caso = yield* comprarObra(escena, obra, trato);
  yield* llevarHasta(caso, escena, 'enRevision');
  if (azar.porCiento(25)) await dispensarRequisito(caso);
  if (azar.porCiento(30)) yield* conversar(caso, escena);
  yield* llevarHasta(caso, escena, 'porAprobar');
  if (azar.porCiento(20)) yield* volverAlTexto(caso, escena);
  yield* llevarHasta(caso, escena, 'porFirmar');
  if (azar.porCiento(55)) yield* acordarHora(caso, escena);
  else yield ritmo.sigue();
  await firmar(caso);
  yield enHorario(despues(oficina.reloj.ahora, azar.entre(4, 8) * DAY));
  if (azar.porCiento(60)) await calificar({ ...escena, cliente }, caso.idSolicitud);
  if (obra === ESCRITURA) yield* cumplirDeberes(caso, azar.entre(3, 9));
}

async function* conversar(caso: Caso, { azar, ritmo }: Escena): Vida {
  const [pregunta, respuesta] = azar.uno(preguntas);
  yield ritmo.sigue(4);
  await escribir(({ cliente }) => cliente, pregunta)(caso);
  yield ritmo.sigue(4);
  await escribir(({ notario }) => notario, respuesta)(caso);
}

async function* volverAlTexto(caso: Caso, { ritmo }: Escena): Vida {
  yield ritmo.sigue(6);
  await comentarMinuta(caso);
  yield ritmo.sigue(6);
  await contestarComentario(caso);
}

/** The customer chooses an hour, its notary confirms it, and both come. */
async function* acordarHora(caso: Caso, { oficina, azar, ritmo }: Escena): Vida {
  yield ritmo.sigue();
  const ventana = { desde: despues(oficina.reloj.ahora, 2 * DAY), dias: 8 };
  const { idCita, inicio } = await retenerParaFirmar(caso, azar, ventana);
  await moverCita(oficina, caso.cliente, idCita, 'solicitar');
  yield ritmo.sigue(4);
  await moverCita(oficina, caso.notario, idCita, 'confirmar');
  yield despues(new Date(inicio), 10 * MINUTE);
}

/** How far somebody comes with a draft that they do not buy. */
export type FinDeBorrador = 'enProgreso' | 'completo' | 'enCarrito' | 'descartado' | 'enPedido';

export async function* vivirBorrador(escena: Escena, fin: FinDeBorrador): Vida {
  const { oficina, cliente, azar, ritmo } = escena;
  yield ritmo.sigue();
  const { slug, caso } = obraAutomatica(azar);
  const personas = [cliente.gente, alguien(azar), alguien(azar), alguien(azar)];
  const respuestas = Object.entries(respuestasDe(slug, caso, diaLocal(oficina.reloj.ahora), personas));
  const dadas = Object.fromEntries(fin === 'enProgreso' ? respuestas.slice(0, 3) : respuestas);
  const idBorrador = await redactar(oficina, cliente, slug, dadas);
  if (fin === 'descartado') await oficina.llamar(cliente, borradores.discard, { params: { idBorrador } });
  if (fin === 'enCarrito') await oficina.llamar(cliente, carrito.add, { query: {}, body: { idBorrador } });
  if (fin === 'enPedido') await pedir(oficina, cliente, idBorrador, 'transferencia');
}
