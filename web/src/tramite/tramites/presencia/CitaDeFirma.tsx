import { type Cita, estadosAcordablesDeCita, faseDeCita, type HoraLibre } from '@fedatario/contract/solicitud';
import type { PresenciaDeTramite } from '@fedatario/contract/tramite';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { calls } from '#calls';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { useLive } from '../../../lib/use-live.ts';
import css from '../../../solicitud/citas/citas.module.css';
import { ElegirHora } from '../../../solicitud/citas/ElegirHora.tsx';
import { FichaDeCita } from '../../../solicitud/citas/FichaDeCita.tsx';
import { Retenida } from '../../../solicitud/citas/Retenida.tsx';
import { renews } from '../../../solicitud/citas/renews.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import parts from '../../../ui/parts.module.css';
import { Skeleton } from '../../../ui/Skeleton.tsx';

// Its customer alone waits for an hour.
const EsperarHora = lazy(async () => ({
  default: (await import('../../../solicitud/citas/espera/EsperarHora.tsx')).EsperarHora,
}));

// The office alone reads it, near the hour.
const LlegadaDePersonas = lazy(async () => ({
  default: (await import('./LlegadaDePersonas.tsx')).LlegadaDePersonas,
}));

interface Props {
  idSolicitud: string;
  /** The reader is of the office. */
  oficina: boolean;
}

/** The signing of a trámite in presence: who must come, with what, and its appointment. */
export function CitaDeFirma({ idSolicitud, oficina }: Props) {
  const t = useT();
  const { data } = useCall(calls.presencia.read, { params: { idSolicitud } });
  useLive('citas', [calls.presencia.read]);
  if (!data) return <Skeleton pieces={[120]} label={t('comun.cargando')} />;
  const { seFirma, cita, minutos, asistencia } = data;
  if (!seFirma && cita === null) return null;
  return (
    <section id="cita" className={parts.part} aria-labelledby="cita-titulo">
      <h2 id="cita-titulo">{t(oficina ? 'citas.firma.tituloOficina' : 'citas.firma.titulo')}</h2>
      <div className={css.choose}>
        {seFirma && !oficina && <p>{t('citas.firma.detalle', { minutos })}</p>}
        {seFirma && <Preparacion presencia={data} />}
        <Estado idSolicitud={idSolicitud} presencia={data} oficina={oficina} />
        {oficina && asistencia && (
          <Suspense>
            <LlegadaDePersonas idSolicitud={idSolicitud} asistencia={asistencia} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

function Estado({ idSolicitud, presencia, oficina }: Props & { presencia: PresenciaDeTramite }) {
  const t = useT();
  const { seFirma, cita } = presencia;
  if (cita && faseDeCita(cita.estado) === 'guardada' && !oficina) return <Retenida cita={cita} />;
  return (
    <>
      {cita && faseDeCita(cita.estado) !== 'guardada' && <FichaDeCita cita={cita} oficina={oficina} />}
      {oficina && seFirma && !vivaDe(cita) && <p>{t('citas.firma.sinPedir')}</p>}
      {!oficina && seFirma && <DelCliente idSolicitud={idSolicitud} presencia={presencia} />}
    </>
  );
}

const vivaDe = (cita: Cita | null) => (cita && estadosAcordablesDeCita.includes(cita.estado) ? cita : null);

interface DelClienteProps {
  idSolicitud: string;
  presencia: PresenciaDeTramite;
}

/** Its customer asks for an hour, waits for one, or for an earlier one than theirs. */
function DelCliente({ idSolicitud, presencia: { sePuedePedir, cita } }: DelClienteProps) {
  const t = useT();
  const [choosing, setChoosing] = useState(false);
  const viva = vivaDe(cita);
  if (!sePuedePedir && !viva) return <p>{t('citas.firma.sinLugar')}</p>;
  return (
    <>
      {sePuedePedir && !choosing && (
        <div>
          <Button size="md" onClick={() => setChoosing(true)}>
            {t(cita ? 'citas.firma.elegirOtra' : 'citas.firma.elegir')}
          </Button>
        </div>
      )}
      {sePuedePedir && choosing && <Elegir idSolicitud={idSolicitud} onHeld={() => setChoosing(false)} />}
      <Suspense>
        <EsperarHora de={{ idSolicitud }} ofrece={viva !== null || choosing} antesDe={viva?.inicio} />
      </Suspense>
    </>
  );
}

function Elegir({ idSolicitud, onHeld }: { idSolicitud: string; onHeld: (cita: Cita) => void }) {
  const t = useT();
  const [enviando, setEnviando] = useState<string | null>(null);
  const { mutate, error, isPending } = useSend(calls.citas.hold, { renews });
  const elegir = ({ inicio }: HoraLibre, idSede: string | null) => {
    setEnviando(inicio);
    mutate({ body: { idSolicitud, inicio, idSede } }, { onSuccess: onHeld, onSettled: () => setEnviando(null) });
  };
  return (
    <>
      {error && !isPending && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <ElegirHora de={{ idSolicitud }} enviando={enviando} onElegir={elegir} />
    </>
  );
}

/** The people who must come and the originals they bring. */
function Preparacion({ presencia: { quienes, originales } }: { presencia: PresenciaDeTramite }) {
  const t = useT();
  return (
    <dl className={css.facts}>
      {quienes.length > 0 && (
        <>
          <dt>{t('citas.firma.quienes')}</dt>
          <dd>
            <ul className={css.who}>
              {quienes.map(({ nombre, representa }) => (
                <li key={nombre}>
                  {nombre}
                  {representa && <small>{tell('citas.firma.enNombreDe', { quien: representa })}</small>}
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
      <dt>{t('citas.firma.originales')}</dt>
      <dd>
        <ul className={css.who}>
          <li>{t('citas.firma.identificacion')}</li>
          {originales.map((nombre) => (
            <li key={nombre} lang="es">
              {nombre}
            </li>
          ))}
        </ul>
      </dd>
    </dl>
  );
}
