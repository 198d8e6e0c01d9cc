import type { FacturaDetalle } from '@fedatario/contract';
import { formatCui, formatNit } from '@fedatario/document-engine';
import { useT } from '../../i18n/i18n.ts';
import { dinero, fechaHora } from '../../lib/format.ts';
import { nombreDeMarca } from '../tarjetas/nombres.ts';
import css from './pedido.module.css';

const escritos = { NIT: formatNit, CUI: formatCui, CF: String, EXT: String };

/** Who it is made out to. */
export function Facturado({ receptor: { tipo, numero, nombre, direccion } }: Pick<FacturaDetalle, 'receptor'>) {
  const t = useT();
  return (
    <section aria-labelledby="facturado">
      <h2 id="facturado">{t('facturas.receptor.titulo')}</h2>
      <p>
        <strong>{nombre}</strong>
      </p>
      <p>{t(`facturas.receptor.${tipo}`, { numero: escritos[tipo](numero) })}</p>
      {direccion && <p>{direccion}</p>}
    </section>
  );
}

/** Each try to pay, the newest first. */
export function Pagos({ pagos }: Pick<FacturaDetalle, 'pagos'>) {
  const t = useT();
  return (
    <section aria-labelledby="pagos">
      <h2 id="pagos">{t('facturas.pagos.titulo')}</h2>
      {pagos.length === 0 && <p>{t('facturas.pagos.vacio')}</p>}
      <ul className={css.payments}>
        {pagos.map(({ idPago, metodo, tarjeta, monto, estado, motivo, creadoEn }) => (
          <li key={idPago}>
            <p>
              <strong>
                {tarjeta
                  ? t('pago.tarjeta', { marca: nombreDeMarca(tarjeta.marca), ultimos: tarjeta.ultimosCuatro })
                  : t(`pago.metodo.${metodo}`)}
              </strong>
              <span>{dinero(monto)}</span>
            </p>
            <p>
              <small>
                {estado === 'iniciado' && metodo === 'transferencia'
                  ? t('pago.esperaTransferencia')
                  : t(`pago.estado.${estado}`)}{' '}
                · {fechaHora(creadoEn)}
              </small>
            </p>
            {motivo && estado === 'rechazado' && <small>{t(`pago.motivo.${motivo}`)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
