import type { Endpoint, FacturaDetalle, Input } from '@fedatario/contract';
import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { ApiError } from '../../lib/api-error.ts';
import { callFile, saveFile } from '../../lib/file.ts';
import { dinero, fechaHora } from '../../lib/format.ts';
import { show } from '../../ui/snackbar/store.ts';
import { pdfDeFactura, pdfDeNota } from '../calls.ts';
import css from './pedido.module.css';

/** The invoice of a paid order and its credit notes, on paper and as the certifier has them. */
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
      <Descargar endpoint={pdfDeFactura} input={{ params: { idFactura } }} label={t('facturas.documentos.descargar')} />
      {notasDeCredito.map(({ idNota, numero, total, motivo }) => (
        <div key={idNota} className={css.papers}>
          <p>{t('facturas.documentos.nota', { total: dinero(total), motivo })}</p>
          <Descargar
            endpoint={pdfDeNota}
            input={{ params: { idFactura, idNota } }}
            label={t('facturas.documentos.descargarNota', { numero })}
          />
        </div>
      ))}
    </section>
  );
}

interface Props<E extends Endpoint> {
  endpoint: E;
  input: Input<E>;
  label: string;
}

function Descargar<E extends Endpoint>({ endpoint, input, label }: Props<E>) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const download = () => {
    setBusy(true);
    callFile(endpoint, input, new AbortController().signal)
      .then(saveFile)
      .catch((error: unknown) => {
        if (error instanceof ApiError) show('error', t(`error.${error.codigo}`, error.params));
      })
      .finally(() => setBusy(false));
  };
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<IconFileTypePdf size={20} stroke={1.75} aria-hidden="true" />}
      onClick={download}
    >
      {label}
    </Button>
  );
}
