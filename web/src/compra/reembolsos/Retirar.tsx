import { type Cotizacion, DIAS_DE_RETRACTO, esDePlan, type Reembolso } from '@fedatario/contract/compra';
import { calls } from '#calls';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { type T, useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { isUnsettled } from '../../lib/api-error.ts';
import { dinero } from '../../lib/format.ts';
import { show } from '../../ui/snackbar/store.ts';
import { cambiadas } from './cambios/renews.ts';
import { useRefused } from './cambios/use-refused.ts';

interface Props {
  reembolso: Reembolso;
  cotizacion: Cotizacion;
  onClose: () => void;
}

/** Withdraws a request, after saying what the customer would get if they asked again today. */
export function Retirar({ reembolso: { idReembolso, lineas }, cotizacion, onClose }: Props) {
  const t = useT();
  const refused = useRefused();
  const { mutate, isPending, error } = useSend(calls.reembolsos.withdraw, { renews: cambiadas });
  const hoy = cotizacion.lineas.filter(({ posicion }) => lineas.some((pedida) => pedida.posicion === posicion));
  // Refused, it is not theirs to withdraw any more: only the reason stays.
  const isOver = error !== null && !isUnsettled(error) && error.codigo !== 'demasiadas-peticiones';
  const done = () => {
    show('success', t('reembolsos.retirar.hecho'));
    onClose();
  };
  return (
    <ConfirmDialog
      careful
      title={t('reembolsos.retirar.titulo')}
      confirm={t('reembolsos.retirar.confirmar')}
      keep={t(isOver ? 'comun.cerrar' : 'reembolsos.retirar.dejar')}
      disabled={isOver}
      pending={isPending}
      error={error}
      onConfirm={() => mutate({ params: { idReembolso } }, { onSuccess: done, onError: refused })}
      onClose={onClose}
    >
      {!isOver && (
        <>
          <p>{t('reembolsos.retirar.texto', { que: lineas.map(({ nombre }) => nombre).join(', ') })}</p>
          {lineas.some(({ etapa }) => esDePlan(etapa)) && <p>{t('reembolsos.retirar.plan')}</p>}
          {hoy.some(({ etapa }) => etapa === 'noEntregado') && <p>{t('reembolsos.retirar.noEntregado')}</p>}
          <p>{despues(t, hoy)}</p>
        </>
      )}
    </ConfirmDialog>
  );
}

/** The amount, or the reason for none, that the rule gives today should the customer ask again. */
function despues(t: T, hoy: Cotizacion['lineas']): string {
  const monto = hoy.reduce((suma, linea) => suma + linea.monto, 0);
  if (monto > 0) return t('reembolsos.retirar.otraVez', { monto: dinero(monto) });
  const plan = hoy.find(({ etapa }) => esDePlan(etapa));
  if (!plan) return t('reembolsos.retirar.sinMonto');
  return t('reembolsos.retirar.yaNo', {
    porque: t(`reembolsos.porQue.${plan.etapa}`, { porcentaje: plan.porcentaje, dias: DIAS_DE_RETRACTO }),
  });
}
