import { CASOS_MAXIMOS } from '@fedatario/contract/catalogo';
import type { RespuestasSustituidas, TramiteDeProducto } from '@fedatario/contract/tramite';
import { Button, NativeSelect } from '@mantine/core';
import { useId, useState } from 'react';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { call, useCall } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { CasoPropuesto } from './CasoPropuesto.tsx';
import css from './casos.module.css';

interface Props {
  readonly idProducto: string;
  /** Cases that are saved already. */
  readonly cuantos: number;
}

/** A case made from the answers of a trámite, without the data of its people. */
export function CasoReal({ idProducto, cuantos }: Props) {
  const t = useT();
  const titulo = useId();
  const { data, error, refetch } = useCall(calls.respuestas.ofProducto, { params: { idProducto } });
  const [traido, setTraido] = useState<RespuestasSustituidas>();
  return (
    <section className={css.casos} aria-labelledby={titulo}>
      <h2 id={titulo}>{t('casosPropuestos.real.titulo')}</h2>
      <p className={css.nota}>{t('casosPropuestos.real.detalle')}</p>
      {error && !data && <Failure error={error} retry={refetch} heading="h2" />}
      {data?.length === 0 && <p>{t('casosPropuestos.real.ninguno')}</p>}
      {data && data.length > 0 && <Elegir tramites={data} onTraido={setTraido} />}
      {traido && !traido.igual && <Notice tone="warning">{t('casosPropuestos.real.distinto')}</Notice>}
      {traido && (
        <ul>
          <CasoPropuesto
            idProducto={idProducto}
            nombre={t('casosPropuestos.real.nombre')}
            respuestas={traido.respuestas}
            dia={traido.dia}
            muestra={[]}
            lleno={cuantos >= CASOS_MAXIMOS}
            onGuardado={() => setTraido(undefined)}
          />
        </ul>
      )}
    </section>
  );
}

interface ElegirProps {
  readonly tramites: readonly TramiteDeProducto[];
  readonly onTraido: (traido: RespuestasSustituidas | undefined) => void;
}

function Elegir({ tramites, onTraido }: ElegirProps) {
  const t = useT();
  const [elegido, setElegido] = useState(tramites[0]?.idSolicitud ?? '');
  const [trayendo, setTrayendo] = useState(false);
  const [error, setError] = useState<ApiError>();
  const bring = async () => {
    setTrayendo(true);
    setError(undefined);
    onTraido(undefined);
    try {
      onTraido(await call(calls.respuestas.replaced, { params: { idSolicitud: elegido } }));
    } catch (failure) {
      setError(failure instanceof ApiError ? failure : new ApiError('error-interno'));
    } finally {
      setTrayendo(false);
    }
  };
  return (
    <div className={css.nuevo}>
      <NativeSelect
        label={t('casosPropuestos.real.tramite')}
        value={elegido}
        data={tramites.map(({ idSolicitud, numero, version }) => ({
          value: idSolicitud,
          label: t('casosPropuestos.real.opcion', { numero, version }),
        }))}
        onChange={({ currentTarget }) => setElegido(currentTarget.value)}
      />
      <Button variant="default" loading={trayendo} onClick={() => void bring()}>
        {t('casosPropuestos.real.traer')}
      </Button>
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
    </div>
  );
}
