import type { ModalidadDeCita, OpcionesDeNotario } from '@fedatario/contract/casa';
import type { T } from '../../i18n/i18n.ts';
import { dia } from '../../lib/format.ts';
import type { Valores } from './valores.ts';

export const DIAS = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'] as const;
/** The week begins on Monday on screen. */
export const ORDEN = [1, 2, 3, 4, 5, 6, 0] as const;

/** A form value of a notary in readable form; lists and days come encoded as a conflict holds them. */
export function mostrar(
  t: T,
  { especialidades }: Pick<OpcionesDeNotario, 'especialidades'>,
  campo: string,
  value: string,
): string {
  const list = <V>(each: (one: V) => string, between = ', ') =>
    (JSON.parse(value) as V[]).map(each).join(between) || t('comun.vacio');
  switch (campo) {
    case 'activo':
      return t(value === 'true' ? 'notarios.campo.activo' : 'notarios.impedimento.inactivo');
    case 'solventeHasta':
    case 'inhabilitadoDesde':
    case 'inhabilitadoHasta':
      return dia(value);
    case 'especialidades':
      return list((id: string) => especialidades.find((one) => one.id === id)?.nombre ?? id);
    case 'modalidades':
      return list((one: ModalidadDeCita) => t(`notarios.modalidad.${one}`));
    case 'horario':
      return semana(t, JSON.parse(value));
    case 'excepciones':
      return list(
        (one: Valores['excepciones'][number]) =>
          [one.dia && dia(one.dia), one.nombre, one.horas || t('notarios.cerrado')].filter(Boolean).join(' · '),
        '\n',
      );
    default:
      return value;
  }
}

function semana(t: T, horario: Valores['horario']): string {
  return ORDEN.map((at) => `${t(`notarios.dia.${DIAS[at]}`)}: ${horario[at] || t('notarios.cerrado')}`).join('\n');
}
