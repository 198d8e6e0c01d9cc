import type { Papel } from '@fedatario/contract/acto';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { Descargar } from '../../common/Descargar.tsx';
import { Failure } from '../../common/Failure.tsx';
import { type T, t as tell, useT } from '../../i18n/i18n.ts';
import { useCall, useSend } from '../../lib/api.ts';
import { dia, fechaHora } from '../../lib/format.ts';
import { useLive } from '../../lib/use-live.ts';
import { Row, Text } from '../../ui/layout/layout.tsx';
import customer from '../../ui/parts.module.css';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { show } from '../../ui/snackbar/store.ts';
import { HacerPapel } from './HacerPapel.tsx';
import { renews } from './renews.ts';

/** The testimonios, copies and razones of a signed act: those made, and those that may be made. */
export function Papeles({ idSolicitud }: { idSolicitud: string }) {
  const t = useT();
  const { data, error, refetch } = useCall(calls.papeles.ofTramite, { params: { idSolicitud } });
  useLive('tramites', [calls.papeles.ofTramite], idSolicitud);
  if (error && !data) return <Failure error={error} retry={refetch} heading="h2" />;
  if (!data) return <Skeleton pieces={[96]} label={t('comun.cargando')} />;
  if (data.papeles.length === 0 && data.caben.length === 0) return null;
  return (
    <section aria-labelledby="papeles" className={customer.part}>
      <h2 id="papeles">{t('papeles.titulo')}</h2>
      <Text bottom={3} tone="tinta-2">
        {t('papeles.explica')}
      </Text>
      {data.papeles.length > 0 && (
        <ul className={customer.asked}>
          {data.papeles.map((papel) => (
            <Uno key={papel.idPapel} papel={papel} ultimo={esUltimo(papel, data.papeles)} />
          ))}
        </ul>
      )}
      <Row gap={3} wrap>
        {data.caben.map((tipo) => (
          <HacerPapel key={tipo} idSolicitud={idSolicitud} tipo={tipo} propuesta={data.propuesta} />
        ))}
      </Row>
    </section>
  );
}

function esUltimo({ tipo, orden }: Papel, todos: readonly Papel[]): boolean {
  return todos.every((otro) => otro.tipo !== tipo || otro.orden <= orden);
}

/** The name of a paper, with its number where an act may have several of its kind. */
function nombreDe(t: T, { tipo, orden }: Papel): string {
  const dicho = t(`papeles.tipo.${tipo}`);
  return tipo === 'testimonio' || tipo === 'copiaSimple' ? t('papeles.numerado', { tipo: dicho, orden }) : dicho;
}

function Uno({ papel, ultimo }: { papel: Papel; ultimo: boolean }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { idPapel, destinatario, aExtrano, hojas, hechoPor, hechoEn, lugar, fecha } = papel;
  const name = nombreDe(t, papel);
  return (
    <li>
      <div className={customer.title}>
        <h3>{name}</h3>
      </div>
      <Row as="p" gap={5} rowGap={1} wrap size={3} tone="tinta-2" figures>
        {destinatario !== null && (
          <Text as="strong" tone="tinta" weight={550}>
            {t('papeles.para', { persona: destinatario })}
          </Text>
        )}
        {aExtrano && <span>{t('papeles.noComparecio')}</span>}
        <span>{`${lugar}, ${dia(fecha)}`}</span>
        {hojas !== null && <span>{t('papeles.hojas', { n: hojas })}</span>}
        <span>{t('papeles.hizo', { quien: hechoPor, fecha: fechaHora(hechoEn) })}</span>
      </Row>
      <Row gap={3} wrap>
        <Descargar
          endpoint={calls.papeles.pdf}
          input={{ params: { idPapel } }}
          label={t('papeles.descargar')}
          what={t('papeles.descargarDe', { papel: name })}
        />
        {ultimo && (
          <Button variant="subtle" aria-label={t('papeles.quitarDe', { papel: name })} onClick={() => setAsking(true)}>
            {t('papeles.quitar')}
          </Button>
        )}
      </Row>
      {asking && <Quitar idPapel={idPapel} name={name} onClose={() => setAsking(false)} />}
    </li>
  );
}

function Quitar({ idPapel, name, onClose }: { idPapel: string; name: string; onClose: () => void }) {
  const t = useT();
  const { mutate, isPending, error } = useSend(calls.papeles.remove, { renews });
  const remove = () =>
    mutate(
      { params: { idPapel } },
      {
        onSuccess: () => {
          show('success', tell('papeles.quitado'));
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={t('papeles.quitarTitulo')}
      confirm={t('papeles.quitar')}
      pending={isPending}
      error={error}
      danger
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        <strong>{name}</strong>
      </p>
      <p>{t('papeles.quitarTexto')}</p>
    </ConfirmDialog>
  );
}
