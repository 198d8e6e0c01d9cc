import { type Agenda, type Cita, esperaALaOficina } from '@fedatario/contract/solicitud';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { Failure } from '../../../../common/Failure.tsx';
import { useT } from '../../../../i18n/i18n.ts';
import { useCall } from '../../../../lib/api.ts';
import { useLive } from '../../../../lib/use-live.ts';
import { ButtonLink } from '../../../../ui/ButtonLink.tsx';
import { Drawer } from '../../../../ui/Drawer.tsx';
import { Row, Stack } from '../../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { FichaDeCita } from '../../FichaDeCita.tsx';
import { AbrirTramite } from '../ficha/AbrirTramite.tsx';
import { EquipoDeCita } from '../ficha/EquipoDeCita.tsx';
import { Apartadas } from './Apartadas.tsx';
import { MoverEnAgenda } from './MoverEnAgenda.tsx';

interface Props {
  agenda: Agenda;
  onClose: () => void;
}

/** A thing of the calendar by its name in the address: `cita-` or `bloqueo-` and its id. */
export function Detalle({ de, ...props }: Props & { de: string }) {
  const [, clase, id = ''] = /^(cita|bloqueo)-(.+)$/.exec(de) ?? [];
  if (clase === 'cita') return <DetalleDeCita idCita={id} {...props} />;
  return clase === 'bloqueo' ? <DetalleDeBloqueo idBloqueo={id} {...props} /> : null;
}

/** One appointment of the calendar, with all that can be done with it. */
function DetalleDeCita({ idCita, agenda, onClose }: Props & { idCita: string }) {
  const t = useT();
  const known = agenda.citas.find((cita) => cita.idCita === idCita);
  const { data = known, error, refetch } = useCall(calls.citas.read, { params: { idCita } }, { current: true });
  useLive('citas', [calls.citas.read], idCita);
  const title = data ? t('agendaDeCitas.detalle', { cliente: data.cliente.nombre }) : t('citas.lista.titulo');
  return (
    <Drawer title={title} close={t('comun.cerrar')} onClose={onClose}>
      {data && <Contenido cita={data} agenda={agenda} />}
      {!data && error && <Failure error={error} retry={refetch} />}
      {!data && !error && <Skeleton pieces={[160]} label={t('comun.cargando')} />}
    </Drawer>
  );
}

function Contenido({ cita, agenda }: { cita: Cita; agenda: Agenda }) {
  const t = useT();
  const [abre, setAbre] = useState<'mover' | 'equipo'>();
  const cerrar = () => setAbre(undefined);
  const { notario, lugar } = cita;
  const espera = esperaALaOficina(cita);
  const movible = cita.acciones.some(
    ({ accion, impedimento }) => (accion === 'mover' || accion === 'proponer') && impedimento === null,
  );
  const mudanza = {
    cita,
    inicio: cita.inicio,
    idNotario: notario.idUsuario,
    idSede: lugar?.idSede ?? null,
    sala: undefined,
  };
  return (
    <Stack gap={5}>
      <FichaDeCita cita={cita} oficina />
      <Row gap={3} wrap>
        {movible && (
          <>
            <Button onClick={() => setAbre('mover')}>{t('agendaDeCitas.moverA')}</Button>
            <Button variant="default" onClick={() => setAbre('equipo')}>
              {t('citasOficina.equipo.cambiar')}
            </Button>
          </>
        )}
        {espera && (
          <ButtonLink kind="plain" to="/admin/planes/citas-pendientes">
            {t('agendaDeCitas.enPendientes')}
          </ButtonLink>
        )}
        <AbrirTramite cita={cita} />
      </Row>
      {abre === 'mover' && <MoverEnAgenda agenda={agenda} mudanza={mudanza} onClose={cerrar} />}
      {abre === 'equipo' && <EquipoDeCita cita={cita} miembros={agenda.miembros} onClose={cerrar} />}
    </Stack>
  );
}

/** Blocked hours, which can be given back. */
function DetalleDeBloqueo({ idBloqueo, agenda, onClose }: Props & { idBloqueo: string }) {
  const t = useT();
  const bloqueo = agenda.bloqueos.find((uno) => uno.idBloqueo === idBloqueo);
  return (
    <Drawer title={t('citas.lista.bloqueo')} close={t('comun.cerrar')} onClose={onClose}>
      {bloqueo ? (
        <Apartadas bloqueo={bloqueo} zona={agenda.zona} onDevueltas={onClose} />
      ) : (
        <p>{t('agendaDeCitas.noEsta')}</p>
      )}
    </Drawer>
  );
}
