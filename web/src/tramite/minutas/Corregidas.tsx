import type { Minuta } from '@fedatario/contract/tramite';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { Failure } from '../../common/Failure.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall, useSend } from '../../lib/api.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { show } from '../../ui/snackbar/store.ts';
import { type Corregida, cambiadasDesde, corregidaDe } from './corregida.ts';
import css from './corregidas.module.css';
import { Diferencia } from './Diferencia.tsx';
import type { Escritura } from './escritura/use-escritura.ts';

interface Props {
  minuta: Minuta;
  escritura: Escritura;
  idSolicitud: string;
}

/**
 * Notice that the customer's answers changed after the version in the editor, with the differences and a way to apply
 * them.
 */
export function Corregidas({ minuta, ...props }: Props) {
  const t = useT();
  const [viendo, setViendo] = useState(false);
  const corregida = corregidaDe(minuta);
  if (!corregida) return null;
  const { version } = corregida;
  return (
    <Notice tone="warning">
      <p>
        <strong>{t('minuta.corregidas.titulo', { cliente: minuta.tramite.cliente })}</strong>
      </p>
      <Cambiadas idSolicitud={props.idSolicitud} desde={corregida.desde} />
      <p>{t('minuta.corregidas.detalle', { n: version })}</p>
      <div>
        <Button aria-haspopup="dialog" onClick={() => setViendo(true)}>
          {t('minuta.corregidas.ver')}
        </Button>
      </div>
      {viendo && <EnElTexto {...props} corregida={corregida} onClose={() => setViendo(false)} />}
    </Notice>
  );
}

function Cambiadas({ idSolicitud, desde }: { idSolicitud: string; desde: string }) {
  const t = useT();
  const { data } = useCall(calls.respuestas.read, { params: { idSolicitud } });
  const cambiadas = cambiadasDesde(data?.observaciones ?? [], desde);
  if (cambiadas.length === 0) return null;
  const vacia = t('conversacion.respuestas.vacia');
  return (
    <ul className={css.changed}>
      {cambiadas.map(({ idObservacion, pregunta, antes, ahora }) => (
        <li key={idObservacion} lang="es">
          <span>{pregunta}</span> <del>{antes || vacia}</del> <ins>{ahora || vacia}</ins>
        </li>
      ))}
    </ul>
  );
}

interface Viendo extends Omit<Props, 'minuta'> {
  corregida: Corregida;
  onClose: () => void;
}

/**
 * Differences that the corrected answers make in the text. Applying them replaces the text in the editor, which is kept
 * as a version.
 */
function EnElTexto({ corregida: { version, antes }, escritura, idSolicitud, onClose }: Viendo) {
  const t = useT();
  const params = { idSolicitud };
  const one = useCall(calls.minutas.version, { params: { ...params, version: antes } });
  const other = useCall(calls.minutas.version, { params: { ...params, version } });
  const keep = useSend(calls.minutas.saveVersion, { renews: [] });
  const restore = useSend(calls.minutas.restore, { renews: [calls.minutas.read] });
  const [busy, setBusy] = useState(false);
  const put = async () => {
    setBusy(true);
    const done = await ponerEnLaHoja();
    if (!done) return setBusy(false);
    show('success', t('minuta.restaurada', { n: version }));
    onClose();
  };
  const ponerEnLaHoja = async () => {
    const revision = await escritura.alDia();
    if (revision === undefined) return false;
    const kept = await keep.mutateAsync({ params, body: { revision } }).catch(() => null);
    if (!kept?.trabajo) return false;
    const body = { revision: kept.trabajo.revision, version };
    const done = await restore.mutateAsync({ params, body }).catch(() => null);
    if (done?.trabajo) escritura.traer(done.trabajo);
    else escritura.traer(kept.trabajo);
    return Boolean(done?.trabajo);
  };
  const failed = one.error ?? other.error;
  const refused = keep.error ?? restore.error;
  return (
    <ConfirmDialog
      wide
      title={t('minuta.corregidas.enElTexto')}
      confirm={t('minuta.corregidas.poner', { n: version })}
      keep={t('minuta.corregidas.aMano')}
      pending={busy}
      onConfirm={() => void put()}
      onClose={onClose}
    >
      <p>{t('minuta.corregidas.ponerAyuda', { n: version })}</p>
      {refused && <Notice tone="error">{t(`error.${refused.codigo}`)}</Notice>}
      {failed && <Failure error={failed} />}
      {one.data && other.data ? (
        <Diferencia antes={one.data.contenido} despues={other.data.contenido} />
      ) : (
        !failed && <Skeleton pieces={[240]} label={t('comun.cargando')} />
      )}
    </ConfirmDialog>
  );
}
