import { admiteArchivo, dichoDeAdmision, tiposAdmitidos } from '@fedatario/contract/base';
import type { ArchivoGuardado } from '@fedatario/contract/casa';
import { PAGINAS_POR_REQUISITO } from '@fedatario/contract/solicitud';
import type { Requisito } from '@fedatario/contract/tramite';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { calls } from '#calls';
import { t as tell, useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import css from '../../ui/parts.module.css';
import { show } from '../../ui/snackbar/store.ts';
import { FileDrop } from '../../ui/upload/FileDrop.tsx';
import { renews } from './renews.ts';

interface Props {
  requisito: Requisito;
  onDone: () => void;
  onCancel: (() => void) | undefined;
}

/** Upload of a requisito, page by page, by drag, file choice or camera, sent as one. */
export function Entregar({ requisito, onDone, onCancel }: Props) {
  const t = useT();
  const { idRequisito, nombre, revision } = requisito;
  const { paginas, take, state, send, clear, rechazada } = usePaginas(requisito);
  const dicho = dichoDeAdmision(requisito);
  const { mutate, isPending, error } = useSend(calls.requisitos.deliver, {
    renews: [...renews, calls.requisitos.view],
  });
  const body = { revision, archivos: paginas.map(({ idArchivo }) => idArchivo) };
  const done = () => {
    show('success', tell('tramites.requisitos.recibido', { nombre }));
    onDone();
  };
  return (
    <div className={css.hand}>
      {paginas.length > 0 && <Paginas paginas={paginas} onTake={take} />}
      {paginas.length < PAGINAS_POR_REQUISITO && (
        <FileDrop
          label={t(paginas.length > 0 ? 'tramites.requisitos.otraPagina' : 'tramites.requisitos.subir', { nombre })}
          state={state}
          onFile={(file) => void send(file)}
          onClear={clear}
          admision={requisito}
        />
      )}
      {rechazada && dicho && (
        <Notice tone="error">
          {t('campo.archivoDeRequisito', { archivo: rechazada, requisito: nombre, ...dicho })}
        </Notice>
      )}
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <div className={css.ways}>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t('comun.cancelar')}
          </Button>
        )}
        {paginas.length > 0 && (
          <Button
            loading={isPending}
            disabled={state.en === 'camino'}
            onClick={() => mutate({ params: { idRequisito }, body }, { onSuccess: done })}
          >
            {t('tramites.requisitos.entregar', { n: paginas.length })}
          </Button>
        )}
      </div>
    </div>
  );
}

/**
 * The uploaded pages in order, and the upload in progress. `rechazada`: name of the last file if its type is not
 * accepted.
 */
function usePaginas(requisito: Requisito) {
  const { state, send, clear } = useUpload(tiposAdmitidos(requisito));
  const [rechazada, setRechazada] = useState<string>();
  const [paginas, setPaginas] = useState<readonly ArchivoGuardado[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a page that arrived is one more.
  useEffect(() => {
    if (state.en !== 'casa') return;
    const { archivo } = state;
    if (admiteArchivo(requisito, archivo)) setPaginas((before) => [...before, archivo]);
    else setRechazada(archivo.nombre);
    clear();
  }, [state]);
  const take = (idArchivo: string) => setPaginas(paginas.filter((pagina) => pagina.idArchivo !== idArchivo));
  const choose = (file: File) => {
    setRechazada(undefined);
    return send(file);
  };
  return { paginas, take, state, send: choose, clear, rechazada };
}

function Paginas({ paginas, onTake }: { paginas: readonly ArchivoGuardado[]; onTake: (id: string) => void }) {
  const t = useT();
  return (
    <ol className={css.sheets}>
      {paginas.map(({ idArchivo, nombre }, i) => (
        <li key={idArchivo}>
          <span>{t('tramites.requisitos.hoja', { n: i + 1, nombre })}</span>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('tramites.requisitos.quitarHoja', { n: i + 1 })}
            onClick={() => onTake(idArchivo)}
          >
            {t('tramites.requisitos.quitar')}
          </Button>
        </li>
      ))}
    </ol>
  );
}
