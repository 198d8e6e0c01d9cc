import type { Expediente } from '@fedatario/contract/tramite';
import { useT } from '../../i18n/i18n.ts';
import { fechaHora } from '../../lib/format.ts';
import { ultimoMinuto } from './ultimo-minuto.ts';

interface Props {
  tramite: Pick<Expediente, 'leToca' | 'limiteEn' | 'venceEn' | 'estado' | 'actualizadaEn'>;
  /** An institution takes part, whose days nobody can promise. */
  gestion?: boolean;
}

/** The next date that matters: the customer's limit, or the promised date. */
export function PlazoDeTramite({ tramite, gestion = false }: Props) {
  const t = useT();
  const { leToca, limiteEn, venceEn, estado, actualizadaEn } = tramite;
  if (leToca && limiteEn) {
    const pasado = Date.parse(limiteEn) <= Date.now();
    return t(`tramites.plazo.${pasado ? 'pasado' : 'usted'}`, { fecha: fechaHora(ultimoMinuto(limiteEn)) });
  }
  if (estado === 'enPausa' && limiteEn) return t('tramites.plazo.pausa', { fecha: fechaHora(limiteEn) });
  if (venceEn) return t(`tramites.plazo.${gestion ? 'nuestraParte' : 'nosotros'}`, { fecha: fechaHora(venceEn) });
  return t('tramites.plazo.desde', { fecha: fechaHora(actualizadaEn) });
}
