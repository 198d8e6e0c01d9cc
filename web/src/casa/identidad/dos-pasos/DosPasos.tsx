import type { DosPasosNuevo } from '@fedatario/contract/casa';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { useSendFresh } from '../../../common/use-send-fresh.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { fechaHora } from '../../../lib/format.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Activar } from './Activar.tsx';
import { Quitar } from './Quitar.tsx';
import { Respaldos } from './Respaldos.tsx';

const renews = [calls.dosPasos.read];

/** Two-step verification: activation with the application's first code, and deactivation. */
export function DosPasos() {
  const t = useT();
  const [respaldos, setRespaldos] = useState<readonly string[]>();
  const { data, error, refetch } = useCall(calls.dosPasos.read, undefined);
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Skeleton pieces={[64]} label={t('comun.cargando')} />;
  const { activadoEn } = data;
  return (
    <>
      {activadoEn === null ? (
        <Inactivo onRespaldos={setRespaldos} />
      ) : (
        <Activo desde={activadoEn} quedan={data.respaldos} onRespaldos={setRespaldos} />
      )}
      {respaldos && <Respaldos codigos={respaldos} onClose={() => setRespaldos(undefined)} />}
    </>
  );
}

interface Gives {
  onRespaldos: (codigos: readonly string[]) => void;
}

function Inactivo({ onRespaldos }: Gives) {
  const t = useT();
  const [nuevo, setNuevo] = useState<z.output<typeof DosPasosNuevo>>();
  const { mutate, isPending, error, dialog } = useSendFresh(calls.dosPasos.begin);
  const close = () => setNuevo(undefined);
  return (
    <Stack gap={4}>
      <p>{t('dosPasos.sin')}</p>
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <div>
        <Button loading={isPending} onClick={() => mutate({}, { onSuccess: setNuevo })}>
          {t('dosPasos.activar')}
        </Button>
      </div>
      {nuevo && (
        <Activar
          nuevo={nuevo}
          onClose={close}
          onDone={(codigos) => {
            onRespaldos(codigos);
            close();
          }}
        />
      )}
      {dialog}
    </Stack>
  );
}

function Activo({ desde, quedan, onRespaldos }: Gives & { desde: string; quedan: number }) {
  const t = useT();
  const [leaving, setLeaving] = useState(false);
  const { mutate, isPending, error, dialog } = useSendFresh(calls.dosPasos.renew, { renews });
  return (
    <Stack gap={4}>
      <p>
        {t('dosPasos.activa', { fecha: fechaHora(desde) })} {t('dosPasos.quedan', { n: quedan })}
      </p>
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <Row gap={3} wrap>
        <Button
          variant="default"
          loading={isPending}
          onClick={() => mutate({}, { onSuccess: ({ respaldos }) => onRespaldos(respaldos) })}
        >
          {t('dosPasos.otros')}
        </Button>
        <Button variant="default" onClick={() => setLeaving(true)}>
          {t('dosPasos.quitar')}
        </Button>
      </Row>
      {leaving && <Quitar onClose={() => setLeaving(false)} />}
      {dialog}
    </Stack>
  );
}
