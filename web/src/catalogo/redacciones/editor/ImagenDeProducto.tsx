import { MEGA } from '@fedatario/contract/base';
import { BYTES_POR_IMAGEN } from '@fedatario/contract/catalogo';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { renew } from '../../../lib/renew.ts';
import { upload } from '../../../lib/upload.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { Section } from '../../../ui/Page.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import { acepta, IMAGENES } from '../../../ui/upload/acepta.ts';
import { useFileChoice } from '../../../ui/upload/use-file-choice.tsx';
import css from './editor.module.css';

/** The picture of the page of a product; it changes at once, as its place in the catalogue does. */
export function ImagenDeProducto({ idProducto }: { idProducto: string }) {
  const t = useT();
  const { data } = useCall(calls.productosDeOficina.read, { params: { idProducto } });
  const { busy, put, remove } = useImagen(idProducto);
  const { input, choose } = useFileChoice({
    label: t('redaccion.imagen.titulo'),
    accept: acepta(IMAGENES, navigator),
    onFile: (file) => void put(file),
  });
  if (!data) return null;
  return (
    <Section
      title={t('redaccion.imagen.titulo')}
      text={t('redaccion.imagen.detalle', { maximo: BYTES_POR_IMAGEN / MEGA })}
    >
      {data.imagen ? (
        <img src={data.imagen} alt={t('redaccion.imagen.titulo')} className={css.imagen} />
      ) : (
        <p>{t('redaccion.imagen.ninguna')}</p>
      )}
      <Row gap={2} wrap>
        <Button variant="default" loading={busy} onClick={choose}>
          {t(data.imagen ? 'redaccion.imagen.cambiar' : 'redaccion.imagen.subir')}
        </Button>
        {data.imagen && (
          <Button variant="subtle" disabled={busy} onClick={remove}>
            {t('redaccion.imagen.quitar')}
          </Button>
        )}
      </Row>
      {input}
    </Section>
  );
}

function useImagen(idProducto: string) {
  const t = useT();
  const client = useQueryClient();
  const [sending, setSending] = useState(false);
  const removing = useSend(calls.productosDeOficina.removeImagen, {
    renews: [calls.productosDeOficina.read, calls.productosDeOficina.list],
  });
  const params = { idProducto };
  const fail = ({ codigo, params: deError }: ApiError) => show('error', t(`error.${codigo}`, deError));
  const put = async (file: File) => {
    setSending(true);
    try {
      const options = { signal: new AbortController().signal, onProgress: () => undefined };
      await upload(calls.productosDeOficina.putImagen, { params }, file, options);
      await Promise.all(
        [calls.productosDeOficina.read, calls.productosDeOficina.list].map((one) => renew(client, one)),
      );
      show('success', t('redaccion.imagen.lista'));
    } catch (error) {
      fail(error instanceof ApiError ? error : new ApiError('error-interno'));
    } finally {
      setSending(false);
    }
  };
  const remove = () =>
    removing.mutate({ params }, { onError: fail, onSuccess: () => show('success', t('redaccion.imagen.quitada')) });
  return { busy: sending || removing.isPending, put, remove };
}
