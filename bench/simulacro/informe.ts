import type { Acta, Recuento } from '@fedatario/server/testing';
import type { Fase } from './fases.ts';

/** Seconds above Patroni's own in which writes are back. */
const WRITES_ABOVE = 15;
const READS_WITHIN = 2;
const NAMED: readonly string[] = ['bien', '503', 'balanceador', 'cortada', '500'];

export interface Resultado {
  readonly fases: readonly Fase[];
  readonly acta: Acta;
  readonly recuento: Recuento;
  /** `npm run verificar` ended with 0. */
  readonly verificado: boolean;
}

/** The bars that were missed, in Spanish, each with its phase. */
export function faltasDe({ fases, acta, recuento, verificado }: Resultado): string[] {
  const { perdidos, doblados } = recuento;
  return [
    ...fases.flatMap(faltasDeFase),
    ...(perdidos.length > 0 ? [`Perdidos: ${perdidos.join(', ')}`] : []),
    ...(doblados.length > 0 ? [`Doblados: ${doblados.join(', ')}`] : []),
    ...(acta.negadas.length > 0 ? [`Negadas para siempre: ${acta.negadas.join(', ')}`] : []),
    ...(acta.inciertas.length > 0 ? [`Sin respuesta al final: ${acta.inciertas.join(', ')}`] : []),
    ...(verificado ? [] : ['npm run verificar halló faltas.']),
  ];
}

function faltasDeFase({ que, conReplica, suertes, escrituras, lecturas, patroni, sordos }: Fase): string[] {
  const faults = suertes.get('500') ?? 0;
  return [
    faults > 0 && `${que}: ${faults} respuestas 500`,
    escrituras > patroni + WRITES_ABOVE &&
      `${que}: ${seconds(escrituras)} s sin escribir, y Patroni tardó ${seconds(patroni)}`,
    conReplica && lecturas > READS_WITHIN && `${que}: ${seconds(lecturas)} s sin leer una página pública`,
    sordos > 0 && `${que}: ${sordos} flujos en vivo no volvieron a oír`,
  ].filter((falta) => typeof falta === 'string');
}

const HEADS = [
  'Qué',
  'Peticiones',
  'Fallidas',
  'Escribir (s)',
  'Patroni solo (s)',
  'Leer (s)',
  'Compras acusadas',
  'Flujos en vivo',
];

/** The phases as a table in Markdown. */
export function tablaDe(fases: readonly Fase[]): string {
  const rows = fases.map((fase) => [
    fase.que,
    total(fase),
    fallidas(fase),
    seconds(fase.escrituras),
    seconds(fase.patroni),
    seconds(fase.lecturas),
    fase.compras,
    `${fase.sordos > 0 ? `${fase.sordos} sordos` : 'oyen'}, ${fase.reconexiones} vueltas`,
  ]);
  return [HEADS, HEADS.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function total({ suertes }: Fase): number {
  return [...suertes.values()].reduce((sum, n) => sum + n, 0);
}

/** The known kinds first, then all others by their own name. */
function fallidas({ suertes }: Fase): string {
  const names = [
    ...NAMED.filter((name) => suertes.has(name)),
    ...[...suertes.keys()].filter((name) => !NAMED.includes(name)),
  ];
  const said = names.filter((name) => name !== 'bien').map((name) => `${suertes.get(name)} × ${name}`);
  return said.join(', ') || '0';
}

function seconds(value: number): string {
  return value.toFixed(1);
}
