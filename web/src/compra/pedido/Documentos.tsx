import type { FacturaDetalle } from '@fedatario/contract/compra';
import { calls } from '#calls';
import { Descargar } from '../../common/Descargar.tsx';
import { useT } from '../../i18n/i18n.ts';
import { dinero, fechaHora } from '../../lib/format.ts';
import css from './situacion.module.css';

/** Invoice and credit notes of a paid order, as PDF and as certified. */
export function Documentos({ pedido }: { pedido: FacturaDetalle }) {
  const t = useT();
  const { idFactura, certificacion, notasDeCredito } = pedido;
  if (!certificacion) return null;
  const { estado, autorizacion, certificadaEn } = certificacion;
  return (
    <section aria-labelledby="documentos" className={css.papers}>
      <h2 id="documentos">{t('facturas.documentos.titulo')}</h2>
      <p>{t(`facturas.documentos.${estado}`, { fecha: certificadaEn ? fechaHora(certificadaEn) : '' })}</p>
      {autorizacion && (
        <p>
          <small>{t('facturas.documentos.autorizacion', { autorizacion })}</small>
        </p>
      )}
      <Descargar
        endpoint={calls.facturacion.pdf}
        input={{ params: { idFactura } }}
        label={t('facturas.documentos.descargar')}
      />
      {notasDeCredito.map(({ idNota, numero, total, motivo }) => (
        <div key={idNota} className={css.papers}>
          <p>{t('facturas.documentos.nota', { total: dinero(total), motivo })}</p>
          <Descargar
            endpoint={calls.facturacion.notaPdf}
            input={{ params: { idFactura, idNota } }}
            label={t('facturas.documentos.descargarNota', { numero })}
          />
        </div>
      ))}
    </section>
  );
}
