import { type EstadoDeSolicitud, maquinas, type TipoDeSolicitud } from '@fedatario/contract';

/** States with the part of all at which each one ends, from zero to one. */
type Reparto = readonly (readonly [hasta: number, estado: EstadoDeSolicitud])[];

export interface ClaseDeBench {
  readonly letra: string;
  /** Type of the products that it is bought with. */
  readonly producto: string;
  /** The column that names the notary or the gestor who has it. */
  readonly encargado: 'id_notario' | 'id_gestor';
  /** States under way, and those at the end, in the parts of a real office. */
  readonly enCurso: Reparto;
  readonly alFinal: Reparto;
  /** The states that go back to another one, and that one. */
  readonly vuelven: readonly EstadoDeSolicitud[];
  readonly anterior: EstadoDeSolicitud;
}

export const clasesDeBench: Readonly<Record<TipoDeSolicitud, ClaseDeBench>> = {
  tramite: {
    letra: 'T',
    producto: 'documento',
    encargado: 'id_notario',
    enCurso: [
      [0.06, 'sinAsignar'],
      [0.14, 'asignado'],
      [0.4, 'enRevision'],
      [0.62, 'requisitosPendientes'],
      [0.7, 'enCorreccion'],
      [0.82, 'porAprobar'],
      [0.96, 'porFirmar'],
      [0.99, 'enPausa'],
      [1, 'firmado'],
    ],
    alFinal: [
      [0.82, 'cerrado'],
      [0.9, 'entregado'],
      [0.96, 'cancelado'],
      [0.99, 'caducado'],
      [1, 'rechazado'],
    ],
    vuelven: ['enPausa'],
    anterior: 'enRevision',
  },
  gestion: {
    letra: 'G',
    producto: 'gestion',
    encargado: 'id_gestor',
    // An institution takes weeks, so most of what is under way waits there.
    enCurso: [
      [0.06, 'sinAsignar'],
      [0.12, 'asignada'],
      [0.26, 'enPreparacion'],
      [0.4, 'requisitosPendientes'],
      [0.48, 'gastosPorPagar'],
      [0.78, 'presentada'],
      [0.84, 'observada'],
      [0.9, 'porResponder'],
      [0.93, 'resuelta'],
      [0.97, 'denegada'],
      [1, 'enPausa'],
    ],
    alFinal: [
      [0.8, 'cerrada'],
      [0.88, 'entregada'],
      [0.92, 'cerradaSinExito'],
      [0.97, 'cancelada'],
      [1, 'caducada'],
    ],
    vuelven: ['enPausa', 'gastosPorPagar'],
    anterior: 'enPreparacion',
  },
};

/** The states of a kind whose clock runs, and those that wait for the customer until a day. */
export function turnosDeBench(tipo: TipoDeSolicitud) {
  const { turno } = maquinas[tipo];
  const estados = clasesDeBench[tipo].enCurso.map(([, estado]) => estado);
  return {
    corren: estados.filter((estado) => turno(estado).reloj === 'corre'),
    esperan: estados.filter((estado) => turno(estado).agente === 'cliente'),
  };
}
