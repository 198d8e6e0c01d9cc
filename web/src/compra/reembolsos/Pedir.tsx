import { bastaComoMotivo } from '@fedatario/contract/base';
import {
  type Cotizacion,
  type CuentaDeReembolso,
  DIAS_DE_RETRACTO,
  sePuedePedir,
  vuelveALaTarjeta,
} from '@fedatario/contract/compra';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { MotivoField } from '../../common/MotivoField.tsx';
import { t, useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { dinero } from '../../lib/format.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import { show } from '../../ui/snackbar/store.ts';
import { cambiadas } from './cambios/renews.ts';
import { useRefused } from './cambios/use-refused.ts';
import { CuentaAlPedir } from './cuenta/CuentaAlPedir.tsx';
import { useCuenta } from './cuenta/use-cuenta.ts';
import { LineasReembolsables, Total } from './LineasReembolsables.tsx';
import css from './reembolso.module.css';

interface Props {
  idFactura: string;
  cotizacion: Cotizacion;
  onClose: () => void;
}

/** Requests a refund of some lines; the amount of each and its reason are shown before sending. */
export function Pedir(props: Props) {
  const t = useT();
  const { onClose } = props;
  const { chosen, toggle, motivo, setMotivo, sent, send, isPending, error, total, cuenta } = usePedido(props);
  return (
    <ConfirmDialog
      wide
      title={t('reembolsos.dialogo.titulo')}
      confirm={
        total > 0 ? t('reembolsos.dialogo.enviar', { monto: dinero(total) }) : t('reembolsos.dialogo.enviarSinMonto')
      }
      pending={isPending}
      error={error}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t('reembolsos.dialogo.texto')}</p>
      <LineasReembolsables>
        {props.cotizacion.lineas.map((linea) => (
          <Linea
            key={linea.posicion}
            linea={linea}
            chosen={chosen.includes(linea.posicion)}
            onChange={(on) => toggle(linea.posicion, on)}
          />
        ))}
      </LineasReembolsables>
      {sent && chosen.length === 0 && <Notice tone="error">{t('campo.alMenosUna')}</Notice>}
      <Total label={t('reembolsos.dialogo.total')} monto={total} />
      {cuenta && <CuentaAlPedir {...cuenta} />}
      <MotivoField
        label={t('reembolsos.dialogo.motivo')}
        help={t('reembolsos.dialogo.motivoAyuda')}
        missing={sent && !bastaComoMotivo(motivo)}
        motivo={motivo}
        onChange={setMotivo}
      />
    </ConfirmDialog>
  );
}

function enviado(onClose: () => void): void {
  show('success', t('reembolsos.dialogo.enviado'));
  onClose();
}

/** State and submission of a refund request. */
function usePedido({ idFactura, cotizacion, onClose }: Props) {
  const posibles = cotizacion.lineas.filter(sePuedePedir);
  const only = posibles.length === 1 ? posibles.map(({ posicion }) => posicion) : [];
  const [chosen, setChosen] = useState<readonly number[]>(only);
  const [motivo, setMotivo] = useState('');
  const [sent, setSent] = useState(false);
  const { mutate, isPending, error } = useSend(calls.reembolsos.ask, { renews: cambiadas });
  const refused = useRefused();
  const elegidas = posibles.filter(({ posicion }) => chosen.includes(posicion));
  const total = elegidas.reduce((suma, { monto }) => suma + monto, 0);
  const seTransfiere = total > 0 && !vuelveALaTarjeta(cotizacion.tarjeta, total);
  const form = useCuenta(null);
  const [sinCuenta, setSinCuenta] = useState(false);
  const send = () => {
    setSent(true);
    if (elegidas.length === 0 || !bastaComoMotivo(motivo)) return;
    const body = { lineas: elegidas.map(({ posicion }) => posicion), motivo: motivo.trim(), total };
    const ask = (cuenta?: CuentaDeReembolso) =>
      mutate(
        { params: { idFactura }, body: { ...body, ...(cuenta && { cuenta }) } },
        { onSuccess: () => enviado(onClose), onError: refused },
      );
    if (seTransfiere && !sinCuenta) void form.handleSubmit(ask)();
    else ask();
  };
  return {
    chosen: elegidas.map(({ posicion }) => posicion),
    toggle: (posicion: number, on: boolean) =>
      setChosen(on ? [...chosen, posicion] : chosen.filter((one) => one !== posicion)),
    motivo,
    setMotivo,
    sent,
    send,
    isPending,
    error,
    total,
    cuenta: seTransfiere && { form, sinCuenta, onSinCuenta: setSinCuenta },
  };
}

interface LineaProps {
  linea: Cotizacion['lineas'][number];
  chosen: boolean;
  onChange: (on: boolean) => void;
}

function Linea({ linea, chosen, onChange }: LineaProps) {
  const t = useT();
  const { nombre, total, monto, disponible, enCurso, etapa, porcentaje, cancelable } = linea;
  const vedada = disponible === 0 ? 'nada' : enCurso ? 'enCurso' : undefined;
  const antes = total - disponible;
  return (
    <li>
      <Checkbox
        label={nombre}
        checked={chosen}
        disabled={!sePuedePedir(linea)}
        onChange={(e) => onChange(e.currentTarget.checked)}
      />
      <div className={css.why}>
        {vedada ? (
          <p>{t(`reembolsos.dialogo.${vedada}`)}</p>
        ) : (
          <>
            <p>
              <strong>{t('reembolsos.dialogo.recibe', { monto: dinero(monto), total: dinero(total) })}</strong>
            </p>
            <p>{t(`reembolsos.porQue.${etapa}`, { porcentaje, dias: DIAS_DE_RETRACTO })}</p>
            {antes > 0 && <p>{t('reembolsos.dialogo.antes', { monto: dinero(antes) })}</p>}
            {cancelable && <p>{t('reembolsos.dialogo.cancela')}</p>}
          </>
        )}
      </div>
    </li>
  );
}
