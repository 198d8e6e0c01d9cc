import type { PuntoDeHistoria } from '@fedatario/contract/borrador';
import { etiquetaDe } from '@fedatario/document-engine';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { useT } from '../../../../i18n/i18n.ts';
import { usePages } from '../../../../lib/api.ts';
import { fechaHora } from '../../../../lib/format.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Notice } from '../../../../ui/form/Notice.tsx';
import { Card, Text } from '../../../../ui/layout/layout.tsx';
import { PlainButton } from '../../../../ui/PlainButton.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { show } from '../../../../ui/snackbar/store.ts';
import { mover } from '../sesion/guardado.ts';
import { useSesion, useVista } from '../sesion/use-sesion.ts';
import css from './historial.module.css';
import { type Momento, momentosDe } from './momentos.ts';

/** Revision of a draft before any change. */
const COMIENZO = 1;

/** History of the changes to a draft. The answers of any moment can be restored, and the restoration undone. */
export function HistorialDeBorrador({ idBorrador, onCerrar }: { idBorrador: string; onCerrar: () => void }) {
  const t = useT();
  const query = usePages(calls.borradores.history, { params: { idBorrador }, query: { limite: 50 } }, { fresh: true });
  const { data, error, hasNextPage, fetchNextPage } = query;
  const puntos: PuntoDeHistoria[] = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Dialog
      open
      title={t('entrevista.historial.titulo')}
      close={t('comun.cerrar')}
      onClose={onCerrar}
      actions={
        <Button variant="default" onClick={onCerrar}>
          {t('comun.cerrar')}
        </Button>
      }
    >
      <Text tone="tinta-2">{t('entrevista.historial.detalle')}</Text>
      {error && !data && <Notice tone="error">{t(`error.${error.codigo}`)}</Notice>}
      {!data && !error && <Skeleton pieces={[64, 64, 64]} label={t('comun.cargando')} />}
      {data && puntos.length === 0 && <p>{t('entrevista.historial.vacio')}</p>}
      <Momentos puntos={puntos} isWhole={!hasNextPage} onCerrar={onCerrar} />
      {hasNextPage && (
        <PlainButton kind="quiet" onClick={() => void fetchNextPage()}>
          {t('entrevista.historial.antes')}
        </PlainButton>
      )}
    </Dialog>
  );
}

interface MomentosProps {
  puntos: readonly PuntoDeHistoria[];
  /** Whether the oldest change has been loaded. */
  isWhole: boolean;
  onCerrar: () => void;
}

function Momentos({ puntos, isWhole, onCerrar }: MomentosProps) {
  const t = useT();
  const { cola } = useSesion();
  const actual = useVista(({ guardado }) => guardado.revision);
  const [failed, setFailed] = useState(false);
  const volver = async (hasta: number, cuando: string) => {
    const done = await mover(cola, { hasta });
    setFailed(!done);
    if (!done) return;
    show('success', t('entrevista.historial.vuelto', { cuando }));
    onCerrar();
  };
  const momentos = momentosDe(puntos);
  const begun = isWhole && puntos.at(-1)?.revision === COMIENZO + 1;
  return (
    <>
      {failed && <Notice tone="error">{t('entrevista.historial.fallo')}</Notice>}
      <Card as="ol" className={css.moments}>
        {momentos.map((momento) => {
          const cuando = fechaHora(momento.hechoEn);
          const isNow = momento.revision === actual;
          return (
            <li key={momento.revision}>
              <Que momento={momento} cuando={cuando} />
              {isNow ? (
                <span className={css.now}>{t('entrevista.historial.actual')}</span>
              ) : (
                <Volver cuando={cuando} onVolver={() => void volver(momento.revision, cuando)} />
              )}
            </li>
          );
        })}
        {begun && (
          <li>
            <p className={css.what}>
              <strong>{t('entrevista.historial.comienzo')}</strong>
            </p>
            <Volver
              cuando={t('entrevista.historial.comienzo')}
              onVolver={() => void volver(COMIENZO, t('entrevista.historial.comienzo'))}
            />
          </li>
        )}
      </Card>
    </>
  );
}

function Que({ momento: { motivo, claves }, cuando }: { momento: Momento; cuando: string }) {
  const t = useT();
  const { entrevista } = useSesion();
  const labels = claves.map((clave) => etiquetaDe(entrevista, clave) ?? t('entrevista.historial.otra'));
  return (
    <div className={css.what}>
      <time>{cuando}</time>
      <strong>{t(`entrevista.historial.motivo.${motivo}`)}</strong>
      <span>{[...new Set(labels)].join(' · ')}</span>
    </div>
  );
}

function Volver({ cuando, onVolver }: { cuando: string; onVolver: () => void }) {
  const t = useT();
  return (
    <button type="button" className={css.back} onClick={onVolver}>
      {t('entrevista.historial.volver')}
      <span className="visualmente-oculto"> {cuando}</span>
    </button>
  );
}
