import type { AsesoriasMias } from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { type T, useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { fechaDe } from '../../../lib/format.ts';
import { useLive } from '../../../lib/use-live.ts';
import { EsperarHora } from '../../../solicitud/citas/espera/EsperarHora.tsx';
import { MisCitas } from '../../../solicitud/citas/MisCitas.tsx';
import { Retenida } from '../../../solicitud/citas/Retenida.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
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
  const { data } = useCall(calls.asesorias.mine, {}, { fresh: true });
  useLive('citas', [calls.asesorias.mine]);
  if (!data || (!data.incluye && data.quedan === 0 && !data.retenida && !data.enDevolucion)) return null;
  return (
    <section className={parts.part} aria-labelledby="asesoria-titulo">
      <h2 id="asesoria-titulo">{t('misPlanes.asesoria.titulo')}</h2>
      <Stack gap={5}>{data.retenida ? <Retenida cita={data.retenida} /> : <Pedir asesorias={data} />}</Stack>
    </section>
  );
}

const enDia = (instante: string | null) => (instante ? fechaDe(instante, jurisdiccion.zonaHoraria) : '');

function Pedir({ asesorias }: { asesorias: AsesoriasMias }) {
  const t = useT();
  const [choosing, setChoosing] = useState(false);
  const { modalidades, antesDe } = asesorias;
  const porque = porqueNo(t, asesorias);
  if (porque) return <p>{porque}</p>;
  return (
    <>
      <p>
        {cuantas(t, asesorias)}
        {antesDe && ` ${t('misPlanes.asesoria.antesDe', { fecha: enDia(antesDe) })}`}
      </p>
      {choosing ? (
        <ElegirAsesoria modalidades={modalidades} antesDe={antesDe} onHeld={() => setChoosing(false)} />
      ) : (
        <>
          <EsperarHora de={{ modalidad: modalidades[0] ?? 'telefono' }} ofrece={false} />
          <div>
            <Button size="md" onClick={() => setChoosing(true)}>
              {t('misPlanes.asesoria.pedir')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

/** Why none can be asked for now; undefined when one can. */
function porqueNo(t: T, { quedan, hasta, modalidades, aLaVez, enDevolucion }: AsesoriasMias): string | undefined {
  if (enDevolucion) return t('misPlanes.enDevolucion');
  if (quedan === 0) return t('misPlanes.asesoria.ninguna', { fecha: enDia(hasta) });
  if (aLaVez && aLaVez.tiene >= aLaVez.caben) return t('misPlanes.asesoria.lleno', { n: aLaVez.caben });
  return modalidades.length === 0 ? t('misPlanes.asesoria.nadie') : undefined;
}

function cuantas(t: T, { quedan, hasta, aLaVez }: AsesoriasMias): string {
  if (quedan !== null) return t('misPlanes.asesoria.quedan', { n: quedan, fecha: enDia(hasta) });
  return t('misPlanes.asesoria.sinLimite', { n: aLaVez?.caben ?? 1 });
}
