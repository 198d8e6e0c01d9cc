import type { Reembolso, VentaDetalle } from '@fedatario/contract/compra';
import { calls } from '#calls';
import { useSendFresh } from '../../../common/use-send-fresh.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { dinero } from '../../../lib/format.ts';
import { show } from '../../../ui/snackbar/store.ts';
import { CuentaEntera } from './CuentaEntera.tsx';
import { DecidirReembolso } from './DecidirReembolso.tsx';
import { renglonesDe, renglonesPedidos } from './decision.ts';
import { PreguntarTexto } from './PreguntarTexto.tsx';
import { renews } from './renews.ts';

interface Props {
  reembolso: Reembolso;
  onClose: () => void;
}

const prometido = ({ cotizacion }: VentaDetalle) =>
  cotizacion.lineas.reduce((suma, { total, disponible }) => suma + total - disponible, 0);

/** Reports the result of a decision and closes the dialog. */
function useHecho(onClose: () => void) {
  const t = useT();
  return ({ faltaOtraPersona, monto }: Reembolso) => {
    show('success', t(faltaOtraPersona ? 'ventas.propuesto' : 'ventas.aprobado', { monto: dinero(monto ?? 0) }));
    onClose();
  };
}

/** Orders a refund that the customer did not request. */
export function Ordenar({ venta, onClose }: { venta: VentaDetalle; onClose: () => void }) {
  const t = useT();
  const { mutate, isPending, error, dialog } = useSendFresh(calls.reembolsos.order, { renews });
  const done = useHecho(onClose);
  return (
    <>
      <DecidirReembolso
        title={t('ventas.ordenar.titulo')}
        confirm={t('ventas.ordenar.confirmar')}
        renglones={renglonesDe(venta.cotizacion)}
        porQue
        antes={prometido(venta)}
        fueraDePlazo={venta.cotizacion.fueraDePlazo}
        pending={isPending}
        error={error}
        onSend={({ lineas }, motivo) =>
          mutate({ params: { idFactura: venta.idFactura }, body: { lineas, motivo } }, { onSuccess: done })
        }
        onClose={onClose}
      />
      {dialog}
    </>
  );
}

/** Approves a request in full, in part or with other amounts. */
export function Aprobar({ venta, reembolso, onClose }: Props & { venta: VentaDetalle }) {
  const t = useT();
  const { mutate, isPending, error, dialog } = useSendFresh(calls.reembolsos.approve, { renews });
  const { idReembolso, revision } = reembolso;
  const done = useHecho(onClose);
  return (
    <>
      <DecidirReembolso
        title={t('ventas.aprobar.titulo')}
        confirm={t('ventas.aprobar.confirmar')}
        renglones={renglonesPedidos(reembolso, venta.cotizacion)}
        porQue={false}
        antes={prometido(venta)}
        fueraDePlazo={venta.cotizacion.fueraDePlazo}
        pending={isPending}
        error={error}
        onSend={({ lineas }, motivo) =>
          mutate({ params: { idReembolso }, body: { revision, lineas, motivo } }, { onSuccess: done })
        }
        onClose={onClose}
      />
      {dialog}
    </>
  );
}

export function Negar({ reembolso: { idReembolso, revision }, onClose }: Props) {
  const t = useT();
  const { mutate, isPending, error } = useSend(calls.reembolsos.deny, { renews });
  return (
    <PreguntarTexto
      title={t('ventas.negar.titulo')}
      text={t('ventas.negar.texto')}
      label={t('ventas.decidir.motivo')}
      confirm={t('ventas.negar.confirmar')}
      pending={isPending}
      error={error}
      onSend={(motivo) => mutate({ params: { idReembolso }, body: { revision, motivo } }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

/** Records a refund that was paid by hand because it could not go back to the card. */
export function PagarReembolso({ reembolso, onClose }: Props) {
  const t = useT();
  const { idReembolso, monto } = reembolso;
  const params = { idReembolso };
  // Asked anew each time, and noted with its revision: nobody transfers to an account that the customer changed.
  const { data: leida } = useCall(calls.reembolsos.account, { params }, { fresh: true });
  const revision = leida?.revision ?? reembolso.revision;
  const { mutate, isPending, error, dialog } = useSendFresh(calls.reembolsos.settle, { renews });
  return (
    <>
      <PreguntarTexto
        title={t('ventas.pagar.titulo')}
        text={t('ventas.pagar.texto', { monto: dinero(monto ?? 0) })}
        label={t('ventas.pagar.referencia')}
        confirm={t('ventas.pagar.confirmar')}
        largo={100}
        pending={isPending}
        error={error}
        onSend={(referencia) => mutate({ params, body: { revision, referencia } }, { onSuccess: onClose })}
        onClose={onClose}
      >
        {leida && <CuentaEntera cuenta={leida.cuenta} />}
      </PreguntarTexto>
      {dialog}
    </>
  );
}
