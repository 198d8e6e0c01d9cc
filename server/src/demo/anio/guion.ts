import { deGestiones, tramites } from './guion-tramites.ts';
import { ACTA, obraAutomatica } from './obras.ts';
import { alFinal, enParte, hace, haceUnos, MINUTOS, type Papel, type Quien, TARJETA } from './papel.ts';
import type { NombreDePlan } from './plan.ts';
import { type FinDeAsesoria, type SuerteDeFirma, vivirAsesoria, vivirFirmaConCita } from './vidas-citas.ts';
import { vivirComentario, vivirCuenta, vivirLector } from './vidas-oficina.ts';
import { type FinDeBorrador, vivirBorrador } from './vidas-ordinarias.ts';
import { vivirAvisosDelProtocolo, vivirLecturas } from './vidas-personal.ts';
import { type SuerteDePlan, vivirPlan } from './vidas-planes.ts';
import { pasosHasta, vivirAutomatica } from './vidas-tramites.ts';
import { type SuerteDePedido, type SuerteDeReembolso, vivirPedido, vivirReembolso } from './vidas-ventas.ts';

/** Purchase, requisitos, assignment, acceptance, text, approval and the choice of an hour. */
const COSAS_HASTA_ELEGIR = 1 + pasosHasta('porFirmar') + 1;

const firma = (suerte: SuerteDeFirma, quien: Quien, dias: number): Papel => ({
  nombre: `Cita de firma ${suerte}`,
  quien,
  ritmo: alFinal(COSAS_HASTA_ELEGIR + (suerte === 'retenida' || suerte === 'solicitada' ? 0 : 1), dias),
  vivir: (escena) => vivirFirmaConCita(escena, ACTA, suerte, TARJETA),
});

const asesoria = (fin: FinDeAsesoria, quien: Quien, desde: number): Papel => ({
  nombre: `Asesoría ${fin}`,
  quien,
  ritmo: desde < 1 ? hace(desde) : haceUnos(desde),
  // Her plan pays for those of the customer of the demonstration.
  vivir: (escena) => vivirAsesoria(escena, fin, quien === 'cuenta'),
});

const citas: readonly Papel[] = [
  firma('retenida', 'alguien', 0),
  firma('vencida', 'alguien', 0),
  firma('solicitada', 'alguien', 0),
  firma('confirmada', 'cuenta', 1),
  firma('hoy', 'alguien', 2),
  firma('hoy', 'alguien', 3),
  firma('rechazada', 'alguien', 0),
  firma('canceladaCliente', 'alguien', 0),
  asesoria('confirmada', 'cuenta', 0.4),
  asesoria('hoy', 'alguien', 2),
  asesoria('hoy', 'alguien', 3),
  ...[0.5, 0.8, 1.2, 1.6, 2.1, 2.6].map((desde) => asesoria('confirmada', 'alguien', desde)),
  ...[30, 27, 24, 21, 19, 17, 15, 13, 11, 9].map((desde) => asesoria('realizada', 'alguien', desde)),
  asesoria('noAsistioCliente', 'alguien', 40),
  asesoria('noAsistioNotario', 'alguien', 50),
  asesoria('reclamada', 'alguien', 9),
  asesoria('canceladaPersonal', 'cuenta', 20),
];

const suscrito = (nombre: NombreDePlan, parte: number): Papel => ({
  nombre: `${nombre} que sigue`,
  quien: 'solo',
  ritmo: enParte(parte),
  vivir: (escena) => vivirPlan(escena, nombre, 'sigue', 2),
});

const plan = (suerte: SuerteDePlan, quien: Quien, desde: number, meses: number): Papel => ({
  nombre: `Plan ${suerte}`,
  quien,
  ritmo: hace(desde),
  vivir: (escena) => vivirPlan(escena, 'Plan Familiar', suerte, meses),
});

/** Days before the end so that a renewal that fails is three days old, twelve, and forty. */
const planes: readonly Papel[] = [
  plan('sigue', 'cuenta', 125, 2),
  plan('sube', 'solo', 100, 2),
  plan('bajara', 'solo', 50, 1),
  plan('cancelara', 'solo', 45, 1),
  plan('termina', 'solo', 110, 1),
  plan('sinFondos', 'solo', 34, 0),
  plan('sinFondos', 'solo', 43, 0),
  plan('sinFondos', 'solo', 115, 1),
  plan('sinPagar', 'solo', 1, 0),
  suscrito('Plan Personal', 0.15),
  suscrito('Plan Familiar', 0.28),
  suscrito('Plan Personal', 0.41),
  suscrito('Plan Empresa', 0.5),
  suscrito('Plan Personal', 0.62),
  suscrito('Plan Familiar', 0.72),
];

const pedido = (suerte: SuerteDePedido, desde: number, quien: Quien = 'solo'): Papel => ({
  nombre: `Pedido ${suerte}`,
  quien,
  ritmo: desde < 1 ? hace(desde) : haceUnos(desde),
  vivir: (escena) => vivirPedido(escena, suerte),
});

const reembolso = (suerte: SuerteDeReembolso, dias: number, quien: Quien = 'alguien'): Papel => ({
  nombre: `Reembolso ${suerte}`,
  quien,
  ritmo: alFinal(3, dias),
  vivir: (escena) => vivirReembolso(escena, suerte),
});

const ventas: readonly Papel[] = [
  {
    nombre: 'Pedido con código',
    quien: 'solo',
    ritmo: haceUnos(100),
    vivir: (escena) =>
      vivirAutomatica(escena, obraAutomatica(escena.azar), { codigo: 'BIENVENIDA10', metodo: 'tarjeta' }),
  },
  pedido('abandonado', 20),
  pedido('rechazado', 15),
  pedido('rechazadoYPagado', 12),
  pedido('anulado', 10),
  pedido('esperaTransferencia', 0.5),
  pedido('esperaTransferencia', 0.6, 'cuenta'),
  pedido('comprobantePorRevisar', 0.3),
  pedido('comprobanteRechazado', 25),
  pedido('enPaginaDelBanco', 8 * MINUTOS),
  pedido('porConfirmar', 7 * MINUTOS),
  reembolso('cotizado', 1),
  reembolso('retirado', 5),
  reembolso('negado', 7),
  reembolso('completado', 9),
  // Before she has a plan, which pays for what she buys.
  { ...reembolso('completado', 0, 'cuenta'), ritmo: haceUnos(131) },
  reembolso('porPagar', 2),
];

const borrador = (fin: FinDeBorrador, quien: Quien, desde: number): Papel => ({
  nombre: `Borrador ${fin}`,
  quien,
  ritmo: hace(desde),
  vivir: (escena) => vivirBorrador(escena, fin),
});

const otros: readonly Papel[] = [
  borrador('enProgreso', 'cuenta', 2),
  borrador('completo', 'cuenta', 4),
  borrador('enCarrito', 'cuenta', 6 * MINUTOS),
  borrador('descartado', 'solo', 6),
  borrador('enPedido', 'solo', 1),
  ...(['sinLeer', 'leido', 'respondido', 'archivado', 'sinLeer', 'sinLeer'] as const).map(
    (fin, n): Papel => ({
      nombre: `Comentario ${fin}`,
      quien: n === 2 ? 'cuenta' : 'alguien',
      ritmo: alFinal(2, n % 4),
      vivir: (escena) => vivirComentario(escena, fin),
    }),
  ),
  ...(['bloqueada', 'cerrada'] as const).map(
    (fin): Papel => ({
      nombre: `Cuenta ${fin}`,
      quien: 'solo',
      ritmo: hace(60),
      vivir: (escena) => vivirCuenta(escena, fin),
    }),
  ),
  ...[64, 41, 22, 9].map(
    (desde): Papel => ({ nombre: 'Lector del boletín', quien: 'alguien', ritmo: haceUnos(desde), vivir: vivirLector }),
  ),
  {
    nombre: 'Avisos del protocolo',
    quien: 'alguien',
    ritmo: enParte(0.05),
    vivir: vivirAvisosDelProtocolo,
  },
  {
    nombre: 'Lecturas de la oficina',
    quien: 'alguien',
    ritmo: enParte(0.05),
    vivir: vivirLecturas,
  },
  {
    nombre: 'Cuenta por cerrar',
    quien: 'solo',
    ritmo: hace(6),
    vivir: (escena) => vivirCuenta(escena, 'cerrada'),
  },
];

/** A life for each state of each machine: the smallest year has all of them. */
export const guion: readonly Papel[] = [...tramites, ...deGestiones, ...citas, ...planes, ...ventas, ...otros];
