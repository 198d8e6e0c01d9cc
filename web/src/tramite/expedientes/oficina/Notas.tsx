import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { usePages, useSend } from '../../../lib/api.ts';
import { useLive } from '../../../lib/use-live.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import customer from '../../../ui/parts.module.css';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Escrito } from '../conversacion/Escrito.tsx';
import css from './notas.module.css';

const LARGO = 4000;

/** Internal notes of the office on a trámite, newest first. */
export function Notas({ idSolicitud }: { idSolicitud: string }) {
  const t = useT();
  const list = usePages(calls.conversacion.notes, { params: { idSolicitud }, query: {} });
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  useLive('notas', [calls.conversacion.notes], idSolicitud);
  const notas = data?.pages.flatMap((page) => page.data);
  return (
    <section className={customer.part} aria-labelledby="notas">
      <h2 id="notas">{t('conversacion.notas.titulo')}</h2>
      <p className={css.note}>{t('conversacion.notas.detalle')}</p>
      <Nueva idSolicitud={idSolicitud} />
      {error && !data && <Failure error={error} retry={refetch} />}
      {!error && !notas && <Skeleton pieces={[56, 56]} label={t('comun.cargando')} />}
      {notas?.length === 0 && <p className={css.note}>{t('conversacion.notas.vacio')}</p>}
      <ul className={css.notes}>
        {notas?.map(({ idNota, quien, texto, escritaEn }) => (
          <li key={idNota}>
            <Escrito quien={quien} en={escritaEn} texto={texto} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <PlainButton kind="quiet" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('conversacion.notas.anteriores')}
        </PlainButton>
      )}
    </section>
  );
}

function Nueva({ idSolicitud }: { idSolicitud: string }) {
  const t = useT();
  const [texto, setTexto] = useState('');
  const { mutate, isPending, error } = useSend(calls.conversacion.annotate, { renews: [calls.conversacion.notes] });
  const save = () => mutate({ params: { idSolicitud }, body: { texto } }, { onSuccess: () => setTexto('') });
  return (
    <div className={css.new}>
      <Textarea
        label={t('conversacion.notas.texto')}
        rows={2}
        maxLength={LARGO}
        value={texto}
        readOnly={isPending}
        onChange={({ currentTarget }) => setTexto(currentTarget.value)}
      />
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <Button variant="default" loading={isPending} disabled={texto.trim() === ''} onClick={save}>
        {t('conversacion.notas.guardar')}
      </Button>
    </div>
  );
}
