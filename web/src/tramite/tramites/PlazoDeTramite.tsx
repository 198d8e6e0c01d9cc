import type { Expediente } from '@fedatario/contract';
import { MINUTE } from '@fedatario/contract';
import { useT } from '../../i18n/i18n.ts';
import { fechaHora } from '../../lib/format.ts';

/** A limit at midnight is shown as the last minute of the day before. */
const ultimoMinuto = (instante: string) => new Date(Date.parse(instante) - MINUTE).toISOString();

/** The next date that matters: the customer's limit, or the promised date. */
export function PlazoDeTramite({
  tramite: { leToca, limiteEn, venceEn, estado, actualizadaEn },
}: {
  tramite: Pick<Expediente, 'leToca' | 'limiteEn' | 'venceEn' | 'estado' | 'actualizadaEn'>;
}) {
  const t = useT();
  if (leToca && limiteEn) return t('tramites.plazo.usted', { fecha: fechaHora(ultimoMinuto(limiteEn)) });
  if (estado === 'enPausa' && limiteEn) return t('tramites.plazo.pausa', { fecha: fechaHora(limiteEn) });
  if (venceEn) return t('tramites.plazo.nosotros', { fecha: fechaHora(venceEn) });
  return t('tramites.plazo.desde', { fecha: fechaHora(actualizadaEn) });
}
