import type { Redaccion, VersionDeProducto } from '@fedatario/contract/catalogo';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { loadTexts, t as tell, useT } from '../../../i18n/i18n.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { callFile, saveFile } from '../../../lib/file.ts';
import { dinero, fechaHora } from '../../../lib/format.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { Section } from '../../../ui/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import { renews } from '../publicacion/renews.ts';
import css from './editor.module.css';

const Comparacion = lazy(async () => {
  const [{ Comparacion }] = await Promise.all([
    import('../comparacion/Comparacion.tsx'),
    loadTexts(['comparacion', 'minuta', 'taller']),
  ]);
  return { default: Comparacion };
});

/** The published versions, from the last to the first; the text of any of them may be the next one again. */
export function VersionesDeProducto({ redaccion }: { redaccion: Redaccion }) {
  const t = useT();
  const { idProducto, revision, texto } = redaccion;
  const { data, error, refetch } = useCall(calls.redacciones.versions, { params: { idProducto } });
  const { mutate, isPending, error: refused } = useSend(calls.redacciones.restore, { renews });
  if (error && !data) return <Failure error={error} retry={refetch} heading="h2" />;
  if (!data) return <Skeleton pieces={[72, 72]} label={t('comun.cargando')} />;
  const restore = ({ idVersion }: VersionDeProducto) =>
    mutate(
      { params: { idProducto }, body: { idVersion, revision } },
      { onSuccess: () => show('success', tell('redaccion.vuelto')) },
    );
  const comparables = data.length + (redaccion.sinPublicar.length > 0 ? 1 : 0);
  return (
    <Section title={t('redaccion.pestana.versiones')} text={t('redaccion.versionesDetalle')}>
      {refused && <Notice tone="error">{t(`error.${refused.codigo}`, refused.params)}</Notice>}
      {data.length === 0 && <p>{t('redaccion.sinVersiones')}</p>}
      {redaccion.tipo === 'documento' && <Guardar idProducto={idProducto} />}
      <ul className={css.versiones}>
        {data.map((version) => (
          <li key={version.idVersion}>
            <Version version={version} />
            {texto !== null && texto.idVersion !== version.idVersion && (
              <Button variant="default" loading={isPending} onClick={() => restore(version)}>
                {t('redaccion.volver', { numero: version.numero })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {comparables > 1 && (
        <Suspense fallback={<Skeleton pieces={[48, 160]} label={t('comun.cargando')} />}>
          <Comparacion redaccion={redaccion} versiones={data} />
        </Suspense>
      )}
    </Section>
  );
}

/** The whole document in one file, for another installation or to be kept. */
function Guardar({ idProducto }: { idProducto: string }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    callFile(calls.archivosDeProducto.read, { params: { idProducto } }, new AbortController().signal)
      .then(saveFile)
      .catch((error: unknown) => {
        if (error instanceof ApiError) show('error', tell(`error.${error.codigo}`, error.params));
      })
      .finally(() => setBusy(false));
  };
  return (
    <Row gap={3} align="center" justify="between" wrap className={css.enArchivo}>
      <p>{t('redaccion.guardarTodoDetalle')}</p>
      <Button variant="default" loading={busy} onClick={save}>
        {t('redaccion.guardarTodo')}
      </Button>
    </Row>
  );
}

function Version({ version }: { version: VersionDeProducto }) {
  const t = useT();
  const { numero, precio, preguntas, publicadaEn, vigente, cambioElTexto, borradores } = version;
  return (
    <div>
      <h3>
        {t('redaccion.version', { numero })}
        {vigente && <span>{t('redaccion.vigente')}</span>}
      </h3>
      <p>
        <span>{fechaHora(publicadaEn)}</span>
        <span>{dinero(precio)}</span>
        <span>{t('redaccion.preguntas', { n: preguntas })}</span>
        {!cambioElTexto && <span>{t('redaccion.mismoTexto')}</span>}
        {borradores > 0 && <span>{t('redaccion.borradores', { n: borradores })}</span>}
      </p>
    </div>
  );
}
