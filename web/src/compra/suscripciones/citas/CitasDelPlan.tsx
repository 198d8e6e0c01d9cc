import type { AsesoriasMias } from '@fedatario/contract';
import { jurisdiccion } from '@fedatario/document-engine';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { fechaDe } from '../../../lib/format.ts';
import { useLive } from '../../../lib/use-live.ts';
import { leerAsesorias } from '../../../solicitud/citas/calls.ts';
import css from '../../../solicitud/citas/citas.module.css';
import { MisCitas } from '../../../solicitud/citas/MisCitas.tsx';
import { Retenida } from '../../../solicitud/citas/Retenida.tsx';
import parts from '../../../ui/parts.module.css';
import { ElegirAsesoria } from './ElegirAsesoria.tsx';

/** The customer's appointments, and those for advice that their plan still gives. */
export function CitasDelPlan() {
  return (
    <>
      <Asesoria />
      <MisCitas />
    </>
  );
}

function Asesoria() {
  const t = useT();
  const { data } = useCall(leerAsesorias, {}, { fresh: true });
  useLive('citas', [leerAsesorias]);
  if (!data || (!data.incluye && data.quedan === 0 && !data.retenida)) return null;
  return (
    <section className={parts.part} aria-labelledby="asesoria-titulo">
      <h2 id="asesoria-titulo">{t('misPlanes.asesoria.titulo')}</h2>
      <div className={css.choose}>{data.retenida ? <Retenida cita={data.retenida} /> : <Pedir asesorias={data} />}</div>
    </section>
  );
}

function Pedir({ asesorias }: { asesorias: AsesoriasMias }) {
  const t = useT();
  const [choosing, setChoosing] = useState(false);
  const { quedan, hasta, modalidades } = asesorias;
  const fecha = hasta ? fechaDe(hasta, jurisdiccion.zonaHoraria) : '';
  if (quedan === 0) return <p>{t('misPlanes.asesoria.ninguna', { fecha })}</p>;
  if (modalidades.length === 0) return <p>{t('misPlanes.asesoria.nadie')}</p>;
  return (
    <>
      <p>
        {quedan === null ? t('misPlanes.asesoria.sinLimite') : t('misPlanes.asesoria.quedan', { n: quedan, fecha })}
      </p>
      {choosing ? (
        <ElegirAsesoria modalidades={modalidades} onHeld={() => setChoosing(false)} />
      ) : (
        <div>
          <Button size="md" onClick={() => setChoosing(true)}>
            {t('misPlanes.asesoria.pedir')}
          </Button>
        </div>
      )}
    </>
  );
}
