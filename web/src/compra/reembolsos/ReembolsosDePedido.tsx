import {
  type Cotizacion,
  DIAS_DE_RETRACTO,
  type FacturaDetalle,
  type Reembolso,
  reembolsosPorDevolver,
  sePuedePedir,
} from '@fedatario/contract/compra';
import { Button } from '@mantine/core';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { dinero, fechaHora } from '../../lib/format.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { useFocusInstead } from '../../ui/use-focus-kept.ts';
import { CuentaDelReembolso } from './cuenta/CuentaDelReembolso.tsx';
import { EstadoReembolso } from './EstadoReembolso.tsx';
import { Pedir } from './Pedir.tsx';
import { Retirar } from './Retirar.tsx';
import css from './reembolso.module.css';

/** The refunds of a purchase, the form to request one, and why there is none of a plan that gives nothing back. */
export function ReembolsosDePedido({ pedido }: { pedido: FacturaDetalle }) {
  const t = useT();
  const params = { idFactura: pedido.idFactura };
  const { data: list = [] } = useCall(calls.reembolsos.list, { params });
  const { data: cotizacion } = useCall(calls.reembolsos.quote, { params });
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState<Reembolso>();
  const place = useRef<HTMLHeadingElement>(null);
  const lineas = cotizacion?.lineas ?? [];
  const queda = lineas.some(sePuedePedir);
  const sinNada = lineas.filter((linea) => linea.disponible > 0 && !linea.enCurso && !sePuedePedir(linea));
  if (list.length === 0 && !queda && sinNada.length === 0) return null;
  return (
    <section aria-labelledby="reembolsos" className={css.place}>
      <h2 id="reembolsos" ref={place} tabIndex={-1}>
        {t('reembolsos.titulo')}
      </h2>
      <ul>
        {list.map((reembolso) => (
          <Uno
            key={reembolso.idReembolso}
            reembolso={reembolso}
            place={place}
            onRetirar={() => setLeaving(reembolso)}
          />
        ))}
      </ul>
      {queda && (
        <Boton place={place} onClick={() => setAsking(true)}>
          {t('reembolsos.pedir')}
        </Boton>
      )}
      {sinNada.map((linea) => (
        <SinDevolucion key={linea.posicion} linea={linea} />
      ))}
      {asking && cotizacion && (
        <Pedir idFactura={pedido.idFactura} cotizacion={cotizacion} onClose={() => setAsking(false)} />
      )}
      {leaving && cotizacion && (
        <Retirar reembolso={leaving} cotizacion={cotizacion} onClose={() => setLeaving(undefined)} />
      )}
    </section>
  );
}

interface BotonProps {
  place: RefObject<HTMLElement | null>;
  className?: string | undefined;
  onClick: () => void;
  children: ReactNode;
}

/** A button that goes once its act is done. */
function Boton({ place, ...props }: BotonProps) {
  useFocusInstead(place);
  return <Button variant="default" {...props} />;
}

/** Why nothing is given back of a plan, and whom to write to should that be wrong. */
function SinDevolucion({ linea: { etapa, porcentaje } }: { linea: Cotizacion['lineas'][number] }) {
  const t = useT();
  return (
    <Stack gap={2} size={3}>
      <p>{t(`reembolsos.porQue.${etapa}`, { porcentaje, dias: DIAS_DE_RETRACTO })}</p>
      <p>
        {t('reembolsos.siError')} <Link to="/comentarios">{t('comun.pie.comentarios')}</Link>
      </p>
    </Stack>
  );
}

interface UnoProps {
  reembolso: Reembolso;
  place: RefObject<HTMLElement | null>;
  onRetirar: () => void;
}

function Uno({ reembolso, place, onRetirar }: UnoProps) {
  const t = useT();
  const { estado, medio, monto, cotizado, lineas, respuesta, creadoEn, historial, notaCredito, retirable } = reembolso;
  const retiro = historial.find(({ accion }) => accion === 'retirar');
  const suyo = historial[0]?.quien !== null;
  const yendo = reembolsosPorDevolver.includes(estado);
  return (
    <li>
      <Row gap={2} align="center" justify="between" wrap className={css.row}>
        <EstadoReembolso reembolso={reembolso} />
        <strong>{dinero(monto ?? cotizado)}</strong>
      </Row>
      <p>{lineas.map(({ nombre }) => nombre).join(', ')}</p>
      <small>{t(suyo ? 'reembolsos.pidio' : 'reembolsos.ordenado', { fecha: fechaHora(creadoEn) })}</small>
      {estado === 'cotizado' && <p>{t('reembolsos.revision')}</p>}
      {retiro && <small>{t('reembolsos.retiro', { fecha: fechaHora(retiro.hechoEn) })}</small>}
      {yendo && <p>{t(medio === 'tarjeta' ? 'reembolsos.haciaTarjeta' : 'reembolsos.aMano')}</p>}
      <CuentaDelReembolso reembolso={reembolso} />
      {respuesta && <p>{t('reembolsos.respuesta', { motivo: respuesta })}</p>}
      {notaCredito && <small>{t('reembolsos.nota', { numero: notaCredito.numero })}</small>}
      {retirable && (
        <Boton place={place} className={css.leave} onClick={onRetirar}>
          {t('reembolsos.retirar.boton')}
        </Boton>
      )}
    </li>
  );
}
