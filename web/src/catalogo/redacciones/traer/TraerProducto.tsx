import { MEGA } from '@fedatario/contract/base';
import type { Redaccion, RevisionDeArchivo } from '@fedatario/contract/catalogo';
import { BYTES_POR_PRODUCTO } from '@fedatario/contract/catalogo';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { upload } from '../../../lib/upload.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ArchivoLocal } from '../archivo/ArchivoLocal.tsx';
import { renews } from '../publicacion/renews.ts';
import { type Eleccion, eleccionDe, isElegido } from './eleccion.ts';
import { FallaDeArchivo } from './FallaDeArchivo.tsx';
import { RevisionDeTraida } from './RevisionDeTraida.tsx';

/** A document of another installation is looked at and fitted into this one before anything is written. */
export function TraerProducto({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { leido, error, busy, look, take } = useTraida();
  const [eleccion, setEleccion] = useState<Eleccion>();
  const choose = async (file: File) => {
    const revision = await look(file);
    setEleccion(revision && eleccionDe(revision));
  };
  return (
    <Dialog
      open
      wide
      title={t('traida.titulo')}
      close={t('comun.cerrar')}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('comun.cancelar')}
          </Button>
          <Button
            loading={busy}
            disabled={!leido || !eleccion || !isElegido(leido.revision, eleccion)}
            onClick={() => eleccion && void take(eleccion)}
          >
            {t('traida.traer')}
          </Button>
        </>
      }
    >
      <p>{t('traida.detalle')}</p>
      <ArchivoLocal
        label={t('traida.archivo', { maximo: BYTES_POR_PRODUCTO / MEGA })}
        accept=".json,application/json"
        onFile={choose}
      />
      {error && <FallaDeArchivo error={error} />}
      {leido && eleccion && <RevisionDeTraida revision={leido.revision} eleccion={eleccion} onEleccion={setEleccion} />}
    </Dialog>
  );
}

interface Leido {
  readonly file: File;
  readonly revision: RevisionDeArchivo;
}

/** The file that was looked at, and the two calls that it is sent with. */
function useTraida() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [leido, setLeido] = useState<Leido>();
  const [error, setError] = useState<ApiError>();
  const [busy, setBusy] = useState(false);
  const look = async (file: File): Promise<RevisionDeArchivo | undefined> => {
    setLeido(undefined);
    setError(undefined);
    try {
      if (file.size > BYTES_POR_PRODUCTO) throw tooLarge();
      const revision = await upload(calls.archivosDeProducto.review, {}, file, quiet());
      setLeido({ file, revision });
      return revision;
    } catch (failure) {
      setError(errorIn(failure));
      return undefined;
    }
  };
  const take = async (eleccion: Eleccion) => {
    if (!leido) return;
    setBusy(true);
    setError(undefined);
    try {
      const { idProducto } = await send(leido, eleccion);
      for (const { path } of renews) await client.invalidateQueries({ queryKey: [path] });
      void navigate(`/admin/catalogos/producto/${idProducto}?pestana=versiones`);
    } catch (failure) {
      setError(errorIn(failure));
    } finally {
      setBusy(false);
    }
  };
  return { leido, error, busy, look, take };
}

function send({ file, revision: { existente } }: Leido, eleccion: Eleccion): Promise<Redaccion> {
  const { como, nombre, slug, idCategoria, omitir } = eleccion;
  const comun = { ...(idCategoria !== '' && { idCategoria }), ...(omitir && { requisitos: 'omitir' as const }) };
  if (como === 'nuevo' || !existente)
    return upload(calls.archivosDeProducto.bring, { query: { ...comun, nombre, slug } }, file, quiet());
  const { idProducto, revision, revisionDeTexto } = existente;
  const query = { ...comun, revision: String(revision), revisionDeTexto: String(revisionDeTexto) };
  return upload(calls.archivosDeProducto.replace, { params: { idProducto }, query }, file, quiet());
}

const quiet = () => ({ signal: new AbortController().signal, onProgress: () => undefined });
const tooLarge = () =>
  new ApiError('archivo-demasiado-grande', { params: { maximo: BYTES_POR_PRODUCTO / 1024 / 1024 } });
const errorIn = (failure: unknown) => (failure instanceof ApiError ? failure : new ApiError('error-interno'));
