import type { Expediente } from '@fedatario/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type T, useT } from '../../../i18n/i18n.ts';
import { fechaHora } from '../../../lib/format.ts';
import { ultimoMinuto } from '../ultimo-minuto.ts';
import css from './oficina.module.css';

type ConPlazo = Pick<Expediente, 'estado' | 'turno' | 'venceEn' | 'limiteEn' | 'actualizadaEn'>;

/** The next date that matters to the office; a late one stands out by its words too. */
export function PlazoDeExpediente({ tramite }: { tramite: ConPlazo }) {
  const t = useT();
  const { venceEn } = tramite;
  if (venceEn && Date.parse(venceEn) < Date.now())
    return (
      <span className={css.late}>
        <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
        <span className={css.term}>{t('expediente.plazo.vencido', { fecha: fechaHora(venceEn) })}</span>
      </span>
    );
  return <span className={css.term}>{aTiempo(t, tramite)}</span>;
}

function aTiempo(t: T, { estado, turno, venceEn, limiteEn, actualizadaEn }: ConPlazo): string {
  if (turno === null) return t('expediente.plazo.termino', { fecha: fechaHora(actualizadaEn) });
  if (estado === 'asignado' && limiteEn) return t('expediente.plazo.aceptar', { fecha: fechaHora(limiteEn) });
  if (estado === 'enPausa' && limiteEn) return t('expediente.plazo.reanuda', { fecha: fechaHora(limiteEn) });
  if (turno === 'cliente' && limiteEn)
    return t('expediente.plazo.cliente', { fecha: fechaHora(ultimoMinuto(limiteEn)) });
  if (venceEn) return t('expediente.plazo.vence', { fecha: fechaHora(venceEn) });
  return t('expediente.plazo.espera', { fecha: fechaHora(actualizadaEn) });
}
