import type { FacturaDetalle, Reembolso } from '@fedatario/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { dinero, fechaHora } from '../../lib/format.ts';
import { cotizar, listarReembolsos } from './calls.ts';
import { EstadoReembolso } from './EstadoReembolso.tsx';
import { Pedir } from './Pedir.tsx';
import css from './reembolso.module.css';

/** The refunds of a purchase, and the form to request one. */
export function ReembolsosDePedido({ pedido }: { pedido: FacturaDetalle }) {
  const t = useT();
  const params = { idFactura: pedido.idFactura };
  const { data: list = [] } = useCall(listarReembolsos, { params });
  const { data: cotizacion } = useCall(cotizar, { params });
  const [asking, setAsking] = useState(false);
  const queda = cotizacion?.lineas.some(({ disponible, enCurso }) => disponible > 0 && !enCurso) ?? false;
  if (list.length === 0 && !queda) return null;
  return (
    <section aria-labelledby="reembolsos" className={css.place}>
      <h2 id="reembolsos">{t('reembolsos.titulo')}</h2>
      <ul>
        {list.map((reembolso) => (
          <Uno key={reembolso.idReembolso} reembolso={reembolso} />
        ))}
      </ul>
      {queda && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('reembolsos.pedir')}
        </Button>
      )}
      {asking && cotizacion && (
        <Pedir idFactura={pedido.idFactura} cotizacion={cotizacion} onClose={() => setAsking(false)} />
      )}
    </section>
  );
}

function Uno({ reembolso }: { reembolso: Reembolso }) {
  const t = useT();
  const { estado, medio, monto, cotizado, lineas, respuesta, creadoEn, historial, notaCredito } = reembolso;
  const suyo = historial[0]?.quien !== null;
  const yendo = estado === 'aprobado' || estado === 'enProceso';
  return (
    <li>
      <div className={css.row}>
        <EstadoReembolso reembolso={reembolso} />
        <strong>{dinero(monto ?? cotizado)}</strong>
      </div>
      <p>{lineas.map(({ nombre }) => nombre).join(', ')}</p>
      <small>{t(suyo ? 'reembolsos.pidio' : 'reembolsos.ordenado', { fecha: fechaHora(creadoEn) })}</small>
      {estado === 'cotizado' && <p>{t('reembolsos.revision')}</p>}
      {yendo && <p>{t(medio === 'tarjeta' ? 'reembolsos.haciaTarjeta' : 'reembolsos.aMano')}</p>}
      {respuesta && <p>{t('reembolsos.respuesta', { motivo: respuesta })}</p>}
      {notaCredito && <small>{t('reembolsos.nota', { numero: notaCredito.numero })}</small>}
    </li>
  );
}
