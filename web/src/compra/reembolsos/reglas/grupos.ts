import { type Etapa, porcentajesPorEtapa } from '@fedatario/contract/compra';

export const grupos = ['trabajo', 'institucion', 'sinHacer', 'plan', 'gastos'] as const;
type Grupo = (typeof grupos)[number];

/** The part of the page that tells of each stage: a new one has to be told somewhere. What is cancelled has nothing left to give back. */
const deEtapa: Readonly<Record<Exclude<Etapa, 'cancelado'>, Grupo>> = {
  sinEmpezar: 'trabajo',
  enRevision: 'trabajo',
  porAprobar: 'trabajo',
  porFirmar: 'trabajo',
  terminado: 'trabajo',
  presentada: 'institucion',
  resuelta: 'institucion',
  rechazado: 'sinHacer',
  noEntregado: 'sinHacer',
  caducado: 'sinHacer',
  planSinUsar: 'plan',
  planUsado: 'plan',
  planFueraDePlazo: 'plan',
  planCambiado: 'plan',
  sobrante: 'gastos',
};

export interface Regla {
  readonly etapa: keyof typeof deEtapa;
  readonly porcentaje: number;
}

/** The rules that one part of the page tells, in the order in which work goes on. */
export function reglasDe(grupo: Grupo): readonly Regla[] {
  const etapas = Object.keys(deEtapa) as (keyof typeof deEtapa)[];
  return etapas
    .filter((etapa) => deEtapa[etapa] === grupo)
    .map((etapa) => ({ etapa, porcentaje: porcentajesPorEtapa[etapa] }));
}
