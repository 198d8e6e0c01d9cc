import type { Expediente } from '@fedatario/contract/tramite';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useT } from '../../../i18n/i18n.ts';
import { fechaHora } from '../../../lib/format.ts';
import { ultimoMinuto } from '../ultimo-minuto.ts';
import css from './oficina.module.css';

/** The next date that matters to the office; a late one stands out by its words too. */
export function PlazoDeExpediente({
  tramite: { estado, turno, venceEn, limiteEn, actualizadaEn },
}: {
  tramite: Pick<Expediente, 'estado' | 'turno' | 'venceEn' | 'limiteEn' | 'actualizadaEn'>;
}) {
  const t = useT();
  if (venceEn && Date.parse(venceEn) < Date.now())
    return (
      <span className={css.late}>
        <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
        {t('expediente.plazo.vencido', { fecha: fechaHora(venceEn) })}
      </span>
    );
  if (turno === null) return t('expediente.plazo.termino', { fecha: fechaHora(actualizadaEn) });
  if (estado === 'asignado' && limiteEn) return t('expediente.plazo.aceptar', { fecha: fechaHora(limiteEn) });
  if (estado === 'enPausa' && limiteEn) return t('expediente.plazo.reanuda', { fecha: fechaHora(limiteEn) });
  if (turno === 'cliente' && limiteEn)
    return t('expediente.plazo.cliente', { fecha: fechaHora(ultimoMinuto(limiteEn)) });
  if (venceEn) return t('expediente.plazo.vence', { fecha: fechaHora(venceEn) });
  return t('expediente.plazo.espera', { fecha: fechaHora(actualizadaEn) });
}
