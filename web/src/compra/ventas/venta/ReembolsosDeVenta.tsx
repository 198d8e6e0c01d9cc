import {
  maquinaDeReembolso,
  type Reembolso,
  reembolsosDevolviendo,
  type VentaDetalle,
} from '@fedatario/contract/compra';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { dinero, fechaHora } from '../../../lib/format.ts';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import { EstadoReembolso } from '../../reembolsos/EstadoReembolso.tsx';
import { Aprobar, Negar, Ordenar, PagarReembolso } from './actos.tsx';
import css from './venta.module.css';

type Acto = { que: 'aprobar' | 'negar' | 'pagar'; reembolso: Reembolso } | { que: 'ordenar' };

/** The refunds of a sale, newest first, with their actions. */
export function ReembolsosDeVenta({ venta }: { venta: VentaDetalle }) {
  const t = useT();
  const [acto, setActo] = useState<Acto>();
  const close = () => setActo(undefined);
  const { reembolsos, cotizacion } = venta;
  const queda = cotizacion.lineas.some(({ disponible, enCurso }) => disponible > 0 && !enCurso);
  if (!cotizacion.reembolsable && reembolsos.length === 0) return null;
  return (
    <Text as="section" aria-labelledby="reembolsos" top={10}>
      <Row gap={3} align="center" justify="between" wrap bottom={3} className={css.head}>
        <h2 id="reembolsos">{t('ventas.reembolsos')}</h2>
        {queda && (
          <Button variant="default" onClick={() => setActo({ que: 'ordenar' })}>
            {t('ventas.reembolsar')}
          </Button>
        )}
      </Row>
      {reembolsos.length === 0 && <Text tone="tinta-2">{t('ventas.sinReembolsos')}</Text>}
      <ul className={css.list}>
        {reembolsos.map((reembolso) => (
          <Uno key={reembolso.idReembolso} reembolso={reembolso} onActo={(que) => setActo({ que, reembolso })} />
        ))}
      </ul>
      {acto?.que === 'ordenar' && <Ordenar venta={venta} onClose={close} />}
      {acto?.que === 'aprobar' && <Aprobar venta={venta} reembolso={acto.reembolso} onClose={close} />}
      {acto?.que === 'negar' && <Negar reembolso={acto.reembolso} onClose={close} />}
      {acto?.que === 'pagar' && <PagarReembolso reembolso={acto.reembolso} onClose={close} />}
    </Text>
  );
}

interface UnoProps {
  reembolso: Reembolso;
  onActo: (que: 'aprobar' | 'negar' | 'pagar') => void;
}

function Uno({ reembolso, onActo }: UnoProps) {
  const t = useT();
  const { estado, medio, motivo, respuesta, cotizado, monto, lineas, creadoEn, notaCredito } = reembolso;
  const retiro = reembolso.historial.find(({ accion }) => accion === 'retirar');
  return (
    <li>
      <Row gap={4} rowGap={2} align="center" justify="between" wrap className={css.row}>
        <EstadoReembolso reembolso={reembolso} decide />
        <strong>{dinero(monto ?? cotizado)}</strong>
      </Row>
      <ul className={css.lines}>
        {lineas.map(({ posicion, nombre, cotizado: regla, monto: parte, etapa, porcentaje }) => (
          <li key={posicion}>
            <span>
              {nombre}
              <small>
                {t('ventas.regla', { etapa: t(`reembolsos.etapa.${etapa}`), porcentaje, monto: dinero(regla) })}
              </small>
            </span>
            <span>{dinero(parte ?? regla)}</span>
          </li>
        ))}
      </ul>
      <p>{t('ventas.pidio', { fecha: fechaHora(creadoEn), motivo })}</p>
      {respuesta && respuesta !== motivo && <p>{t('ventas.respondio', { motivo: respuesta })}</p>}
      {retiro && <p>{t('ventas.retiro', { fecha: fechaHora(retiro.hechoEn) })}</p>}
      {notaCredito && <p>{t('ventas.conNota', { numero: notaCredito.numero })}</p>}
      {reembolsosDevolviendo.includes(estado) && medio === 'tarjeta' && <p>{t('ventas.esperaProveedor')}</p>}
      {reembolso.cuenta && <Cuenta cuenta={reembolso.cuenta} />}
      {esperaPago(reembolso) && <p>{t('ventas.esperaPago', { monto: dinero(monto ?? 0) })}</p>}
      {reembolso.faltaOtraPersona && <p>{t(reembolso.propuestoPorMi ? 'ventas.faltaOtra' : 'ventas.faltaUsted')}</p>}
      <Actos reembolso={reembolso} onActo={onActo} />
    </li>
  );
}

function Cuenta({ cuenta }: { cuenta: NonNullable<Reembolso['cuenta']> }) {
  const t = useT();
  return <p>{t('reembolsos.cuenta.va', { ...cuenta, tipo: t(`reembolsos.cuenta.tipos.${cuenta.tipo}`) })}</p>;
}

/** Whether it is approved and the office must pay it by hand. */
function esperaPago({ estado, medio }: Reembolso): boolean {
  return reembolsosDevolviendo.includes(estado) && medio === 'manual';
}

function Actos({ reembolso, onActo }: Pick<UnoProps, 'reembolso' | 'onActo'>) {
  const t = useT();
  if (esperaPago(reembolso))
    return (
      <Row gap={3} wrap top={1}>
        <Button onClick={() => onActo('pagar')}>{t('ventas.pagar.boton')}</Button>
      </Row>
    );
  if (!maquinaDeReembolso.paso(reembolso.estado, 'aprobar', 'admin')) return null;
  return (
    <Row gap={3} wrap top={1}>
      <Button disabled={reembolso.propuestoPorMi} onClick={() => onActo('aprobar')}>
        {t('ventas.aprobar.boton')}
      </Button>
      <Button variant="default" onClick={() => onActo('negar')}>
        {t('ventas.negar.boton')}
      </Button>
    </Row>
  );
}
