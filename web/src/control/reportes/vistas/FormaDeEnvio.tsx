import { cadencias, formatosDeReporte, type Programacion, type ReporteDeOficina } from '@fedatario/contract/control';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { useAdministra } from '../../../lib/administra.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { readEmail } from '../../../lib/token.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { diaDeLaSemana, horaEscrita } from './regla.ts';
import css from './vistas.module.css';

interface Props {
  reporte: ReporteDeOficina;
  /** The one that is changed; undefined for a new one. */
  programacion: Programacion | undefined;
  onClose: () => void;
}

const numeros = (hasta: number, desde = 1) => Array.from({ length: hasta - desde + 1 }, (_, i) => String(i + desde));

/** A schedule, new or changed. */
export function FormaDeEnvio({ reporte, programacion, onClose }: Props) {
  const t = useT();
  const { data: vistas = [] } = useCall(calls.vistas.list, { query: { lugar: reporte } });
  const [elegida, setElegida] = useState('');
  const [regla, setRegla] = useState({
    cada: programacion?.cada ?? 'mes',
    dia: programacion?.dia ?? 1,
    hora: programacion?.hora ?? 7,
    formato: programacion?.formato ?? 'pdf',
  });
  const { personas, elegidas, elegir } = useDestinatarios(programacion);
  const creating = useSend(calls.programaciones.create, { renews: [calls.programaciones.list] });
  const changing = useSend(calls.programaciones.update, { renews: [calls.programaciones.list] });
  const error = creating.error ?? changing.error;
  const idVista = elegida || vistas[0]?.idVista;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const { cada, dia, hora, formato } = regla;
    const comun = { cada, dia: cada === 'dia' ? null : dia, hora, formato, destinatarios: elegidas };
    if (programacion) {
      const { idProgramacion, revision, pausada } = programacion;
      const body = { ...comun, revision, pausada };
      changing.mutate({ params: { idProgramacion }, body }, { onSuccess: onClose });
    } else if (idVista !== undefined)
      creating.mutate({ body: { ...comun, idVista, pausada: false } }, { onSuccess: onClose });
  };
  if (!programacion && vistas.length === 0) return <Notice tone="info">{t('vistas.forma.primeroGuarde')}</Notice>;
  return (
    <Stack as="form" gap={4} align="start" className={css.forma} onSubmit={save} aria-label={t('vistas.programar')}>
      {!programacion && (
        <NativeSelect
          label={t('vistas.forma.vista')}
          value={idVista}
          data={vistas.map(({ idVista: value, nombre: label }) => ({ value, label }))}
          onChange={({ currentTarget }) => setElegida(currentTarget.value)}
        />
      )}
      <Regla regla={regla} onChange={setRegla} />
      <Personas personas={personas} elegidas={elegidas} onChange={elegir} />
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <Row gap={2} wrap>
        <Button type="submit" loading={creating.isPending || changing.isPending} disabled={elegidas.length === 0}>
          {t('vistas.forma.guardar')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('comun.cancelar')}
        </Button>
      </Row>
    </Stack>
  );
}

interface ReglaElegida {
  cada: Programacion['cada'];
  dia: number;
  hora: number;
  formato: Programacion['formato'];
}

function Regla({ regla, onChange }: { regla: ReglaElegida; onChange: (regla: ReglaElegida) => void }) {
  const t = useT();
  const { cada, dia, hora, formato } = regla;
  const dias = numeros(cada === 'semana' ? 7 : 31).map((value) => ({
    value,
    label: cada === 'semana' ? diaDeLaSemana(Number(value)) : value,
  }));
  return (
    <>
      <NativeSelect
        label={t('vistas.forma.cada')}
        value={cada}
        data={cadencias.map((value) => ({ value, label: t(`vistas.forma.cadencia.${value}`) }))}
        onChange={({ currentTarget }) => {
          const otra = cadencias.find((una) => una === currentTarget.value);
          if (otra) onChange({ ...regla, cada: otra, dia: 1 });
        }}
      />
      {cada !== 'dia' && (
        <NativeSelect
          label={t('vistas.forma.dia')}
          description={cada === 'mes' ? t('vistas.forma.diaAyuda') : undefined}
          value={String(dia)}
          data={dias}
          onChange={({ currentTarget }) => onChange({ ...regla, dia: Number(currentTarget.value) })}
        />
      )}
      <NativeSelect
        label={t('vistas.forma.hora')}
        value={String(hora)}
        data={numeros(23, 0).map((value) => ({ value, label: horaEscrita(Number(value)) }))}
        onChange={({ currentTarget }) => onChange({ ...regla, hora: Number(currentTarget.value) })}
      />
      <NativeSelect
        label={t('vistas.forma.formato')}
        value={formato}
        data={formatosDeReporte.map((value) => ({ value, label: t(`vistas.formato.${value}`) }))}
        onChange={({ currentTarget }) => {
          const otro = formatosDeReporte.find((uno) => uno === currentTarget.value);
          if (otro) onChange({ ...regla, formato: otro });
        }}
      />
    </>
  );
}

interface Persona {
  readonly idUsuario: string;
  readonly nombre: string;
}

/** The people who may receive it: for the administration all of the office, for a notary themselves. */
function useDestinatarios(programacion: Programacion | undefined) {
  const administra = useAdministra();
  const { data: yo } = useCall(calls.usuarios.byEmail, { params: { email: readEmail() ?? '' } });
  const { data: personal = [] } = useCall(
    calls.usuarios.listInternos,
    { query: { limite: 100 } },
    { enabled: administra },
  );
  const [tocadas, setTocadas] = useState<readonly string[]>();
  const personas: readonly Persona[] = administra
    ? personal.filter(({ activo }) => activo).map(({ idUsuario, nombreCompleto: nombre }) => ({ idUsuario, nombre }))
    : yo
      ? [{ idUsuario: yo.idUsuario, nombre: yo.nombreCompleto }]
      : [];
  const suyas = programacion?.destinatarios.map(({ idUsuario }) => idUsuario) ?? (yo ? [yo.idUsuario] : []);
  const elegidas = [...(tocadas ?? suyas)].filter((id) => personas.some(({ idUsuario }) => idUsuario === id));
  return { personas, elegidas, elegir: setTocadas };
}

interface PersonasProps {
  personas: readonly Persona[];
  elegidas: readonly string[];
  onChange: (elegidas: readonly string[]) => void;
}

function Personas({ personas, elegidas, onChange }: PersonasProps) {
  const t = useT();
  return (
    <Stack as="fieldset" gap={3} className={css.personas}>
      <legend>{t('vistas.forma.para')}</legend>
      <small>{t('vistas.forma.paraAyuda')}</small>
      {personas.map(({ idUsuario, nombre }) => (
        <Checkbox
          key={idUsuario}
          label={nombre}
          checked={elegidas.includes(idUsuario)}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? [...elegidas, idUsuario] : elegidas.filter((id) => id !== idUsuario))
          }
        />
      ))}
    </Stack>
  );
}
