import type { Azar } from './azar.ts';

/** A document and a case of the engine's examples, whose answers its customers give. */
export interface Obra {
  readonly slug: string;
  readonly caso: string;
}

const obra = (slug: string, caso: string): Obra => ({ slug, caso });

export const ESCRITURA = obra('compraventa-vehiculo', 'contado');
export const SUPERVIVENCIA = obra('acta-supervivencia', 'jubilada');
export const ACTA = obra('declaracion-jurada', 'residencia');

/** Documents that the product alone makes. */
const automaticas: readonly Obra[] = [
  obra('carta-poder', 'con-vigencia'),
  obra('carta-poder', 'sin-fecha'),
  obra('contrato-arrendamiento', 'sencillo'),
  obra('contrato-arrendamiento', 'con-todo'),
  obra('pagare', 'a-la-vista'),
  obra('pagare', 'cuotas-iguales'),
  obra('comodato', 'inmueble'),
  obra('comodato', 'equipo'),
  obra('servicios-profesionales', 'mensual'),
  obra('servicios-profesionales', 'pago-unico'),
  obra('contrato-trabajo', 'indefinido'),
  obra('finiquito-laboral', 'mutuo-acuerdo'),
  obra('finiquito-laboral', 'renuncia'),
  obra('reconocimiento-deuda', 'un-pago'),
  obra('carta-total-pago', 'sin-garantia'),
  obra('acuerdo-confidencialidad', 'unilateral'),
];

/** Acts that a notary authorises outside of the protocol. */
const actas: readonly Obra[] = [
  obra('declaracion-jurada', 'residencia'),
  obra('declaracion-jurada', 'extravio'),
  obra('declaracion-jurada', 'ingresos'),
  obra('declaracion-jurada', 'solteria'),
  SUPERVIVENCIA,
];

export const obraAutomatica = (azar: Azar): Obra => azar.uno(automaticas);

/** One in four is an escritura, whose notary has duties afterwards. */
export const obraDeNotario = (azar: Azar): Obra => (azar.porCiento(25) ? ESCRITURA : azar.uno(actas));

/** Gestiones with their institution, and what it gives in the end. */
export const gestiones = ['antecedentes', 'certificaciones-renap', 'solvencia-fiscal', 'inscripcion-nit-rtu'] as const;
