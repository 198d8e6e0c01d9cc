import type { ModalidadDeCita } from '@fedatario/contract/casa';
import type { EsperaDeCita } from '@fedatario/contract/solicitud';
import { ZONA_HORARIA } from '@fedatario/document-engine';
import { fechaDe } from '../../../lib/format.ts';
import { fromLocal, toLocal } from '../../../lib/instante.ts';

/** The signing of a trámite, or advice in some way. */
export type DeQue = { readonly idSolicitud: string } | { readonly modalidad: ModalidadDeCita };

/** The wish that its customer has for the same thing. */
export function suyaDe(esperas: readonly EsperaDeCita[], de: DeQue): EsperaDeCita | undefined {
  return esperas.find(({ clase, idSolicitud }) =>
    'idSolicitud' in de ? idSolicitud === de.idSolicitud : clase === 'asesoria',
  );
}

const DIA = 86_400_000;

const diaEn = (instante: string) => toLocal(instante, ZONA_HORARIA).slice(0, 10);

/** From tomorrow, two weeks; or until the day of the appointment that there is. */
export function diasPropuestos(ahora: Date, antesDe?: string): { desde: string; hasta: string } {
  const dia = (dias: number) => diaEn(new Date(ahora.getTime() + dias * DIA).toISOString());
  return { desde: dia(1), hasta: antesDe === undefined ? dia(14) : diaEn(antesDe) };
}

/** The instant at which tomorrow begins where the company is. */
export function manana(ahora: Date): string {
  const dia = diaEn(new Date(ahora.getTime() + DIA).toISOString());
  return fromLocal(`${dia}T00:00`, ZONA_HORARIA) ?? ahora.toISOString();
}

/** The first and the last day of a wish, where the company is. */
export function diasDe({ desde, hasta }: Pick<EsperaDeCita, 'desde' | 'hasta'>): { desde: string; hasta: string } {
  const ultimo = new Date(Date.parse(hasta) - 1).toISOString();
  return { desde: fechaDe(desde, ZONA_HORARIA), hasta: fechaDe(ultimo, ZONA_HORARIA) };
}

/** From the beginning of the first day to the end of the last, where the company is; undefined while a day is missing or in the wrong order. */
export function entre(desde: string, hasta: string): { desde: string; hasta: string } | undefined {
  if (desde === '' || hasta === '') return undefined;
  const inicio = fromLocal(`${desde}T00:00`, ZONA_HORARIA);
  const ultimo = fromLocal(`${hasta}T00:00`, ZONA_HORARIA);
  if (!inicio || !ultimo || Date.parse(ultimo) < Date.parse(inicio)) return undefined;
  return { desde: inicio, hasta: new Date(Date.parse(ultimo) + DIA).toISOString() };
}
