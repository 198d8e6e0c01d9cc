import {
  type EstadoGestion,
  type EstadoTramite,
  estadosGestion,
  MINUTOS_PARA_ENTREGAR,
} from '@fedatario/contract/solicitud';
import {
  calificarla,
  cancelar,
  confirmarMarca,
  corregir,
  type Desvio,
  dispensarRequisito,
  negar,
  pausar,
  pedirCorreccion,
  preguntar,
  proponerMarca,
  rechazarRequisito,
} from './desvios.ts';
import type { Escena } from './escena.ts';
import { ACTA, ESCRITURA, gestiones, type Obra, SUPERVIVENCIA } from './obras.ts';
import { alFinal, haceUnos, type Papel, type Quien, TARJETA } from './papel.ts';
import { caminosDeGestion, vivirGestion } from './vidas-gestiones.ts';
import { pasosHasta, vivirConDeberes, vivirSinSello, vivirTramite } from './vidas-tramites.ts';

interface Opciones {
  readonly obra?: Obra;
  readonly desvios?: readonly Desvio[];
  /** Working days since it is there. */
  readonly dias?: number;
  /** Days since it began, of one that goes at its own pace. */
  readonly desde?: number;
}

function tramite(nombre: string, quien: Quien, llega: EstadoTramite, opciones: Opciones = {}): Papel {
  const { obra = ACTA, desvios = [], dias, desde } = opciones;
  const ritmo = desde === undefined ? alFinal(1 + pasosHasta(llega) + desvios.length, dias) : haceUnos(desde);
  const vivir = (escena: Escena) => vivirTramite(escena, obra, llega, { desvios, metodo: 'tarjeta' });
  return { nombre: `Trámite ${nombre}`, quien, ritmo, vivir };
}

/** A trámite that is signed when no document can be made. */
function sinSello(nombre: string, minutos: number): Papel {
  const vivir = (escena: Escena) => vivirSinSello(escena, ACTA, minutos);
  return { nombre: `Trámite ${nombre}`, quien: 'alguien', ritmo: alFinal(1 + pasosHasta('porFirmar'), 2), vivir };
}

/** A trámite in each state, some of them late. */
export const tramites: readonly Papel[] = [
  tramite('sin requisitos', 'cuenta', 'requisitosPendientes', { obra: SUPERVIVENCIA, dias: 1 }),
  tramite('con un requisito rechazado', 'alguien', 'enRevision', { desvios: [rechazarRequisito], dias: 2 }),
  tramite('por asignar', 'alguien', 'sinAsignar'),
  tramite('por asignar desde ayer', 'alguien', 'sinAsignar', { obra: ESCRITURA, dias: 1 }),
  tramite('por aceptar', 'alguien', 'asignado'),
  tramite('por aceptar, otro', 'alguien', 'asignado', { obra: ESCRITURA }),
  tramite('en revisión', 'alguien', 'enRevision', { dias: 1 }),
  tramite('en revisión desde hoy', 'alguien', 'enRevision', { desvios: [preguntar] }),
  tramite('en revisión, vencido', 'alguien', 'enRevision', { obra: ESCRITURA, dias: 14 }),
  tramite('por corregir', 'cuenta', 'enRevision', { desvios: [pedirCorreccion], dias: 1 }),
  tramite('corregido', 'alguien', 'enRevision', { desvios: [pedirCorreccion, corregir] }),
  tramite('por aprobar', 'cuenta', 'porAprobar', { obra: ESCRITURA, dias: 1 }),
  tramite('por firmar', 'alguien', 'porFirmar', { obra: ESCRITURA, dias: 2 }),
  tramite('con un requisito dispensado', 'alguien', 'enRevision', { obra: ESCRITURA, desvios: [dispensarRequisito] }),
  tramite('en pausa', 'alguien', 'enRevision', { desvios: [pausar], dias: 3 }),
  tramite('con deberes', 'cuenta', 'entregado', { obra: ESCRITURA, dias: 3 }),
  tramite('con deberes vencidos', 'alguien', 'entregado', { obra: ESCRITURA, desde: 80 }),
  {
    nombre: 'Trámite con deberes cumplidos',
    quien: 'alguien',
    ritmo: haceUnos(70),
    vivir: (escena) => vivirConDeberes(escena, ESCRITURA),
  },
  tramite('entregado', 'cuenta', 'entregado', { desvios: [calificarla], dias: 6 }),
  tramite('con una marca propuesta', 'alguien', 'entregado', { desvios: [proponerMarca], dias: 2 }),
  tramite('anulado', 'alguien', 'entregado', { desvios: [proponerMarca, confirmarMarca], desde: 90 }),
  tramite('cancelado', 'alguien', 'sinAsignar', { desvios: [cancelar], dias: 8 }),
  tramite('rechazado', 'alguien', 'enRevision', { desvios: [negar], dias: 10 }),
  tramite('caducado', 'alguien', 'requisitosPendientes', { desde: 75 }),
  sinSello('que no se pudo sellar', MINUTOS_PARA_ENTREGAR + 10),
  sinSello('recién firmado', 4),
];

/** States that a gestión comes to by itself, some time after the last thing that somebody did. */
const conTiempo: Partial<Readonly<Record<EstadoGestion, number>>> = { cerrada: 60, caducada: 75 };
const deLaCuenta: readonly EstadoGestion[] = ['gastosPorPagar', 'presentada', 'porResponder', 'entregada', 'denegada'];

/** Something is paid to the institution on the way to these. */
const conGastos: readonly EstadoGestion[] = ['gastosPorPagar', 'entregada'];

const deEstados: readonly Papel[] = estadosGestion.map((estado, n) => {
  const slug = gestiones[n % gestiones.length] ?? 'antecedentes';
  const dias = conTiempo[estado];
  return {
    nombre: `Gestión ${estado}`,
    quien: deLaCuenta.includes(estado) ? 'cuenta' : 'alguien',
    ritmo: dias === undefined ? alFinal(1 + caminosDeGestion[estado].length, 1) : haceUnos(dias),
    vivir: (escena) => vivirGestion(escena, conGastos.includes(estado) ? 'antecedentes' : slug, estado, TARJETA),
  };
});

/** Its receipt of a service is good for ninety days, and nobody presented it within them. */
const conRequisitoVencido: Papel = {
  nombre: 'Gestión con un requisito vencido',
  quien: 'alguien',
  ritmo: haceUnos(98),
  vivir: (escena) => vivirGestion(escena, 'inscripcion-nit-rtu', 'enPreparacion', TARJETA),
};

/** A gestión in each state. */
export const deGestiones: readonly Papel[] = [...deEstados, conRequisitoVencido];
