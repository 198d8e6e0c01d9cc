import { mensajesDeCampo } from '@fedatario/contract/base';
import type { AsistenciaDeCita } from '@fedatario/contract/tramite';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '#calls';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import type { ApiError } from '../../../lib/api-error.ts';
import { fechaHora } from '../../../lib/format.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import parts from '../../../ui/parts.module.css';
import { show } from '../../../ui/snackbar/store.ts';
import css from './llegada.module.css';
import { asistentesDe, otraPersona, type Persona, valoresDe } from './llegada.ts';
import { PersonaDeLlegada } from './PersonaDeLlegada.tsx';

interface Props {
  idSolicitud: string;
  asistencia: AsistenciaDeCita;
}

/** The check-in of a signing: who came, and how each was identified. */
export function LlegadaDePersonas({ idSolicitud, asistencia }: Props) {
  const t = useT();
  const { sePuede, registradaPor, registradaEn } = asistencia;
  return (
    <section className={css.part} aria-labelledby="llegada-titulo">
      <h3 id="llegada-titulo">{t('llegada.titulo')}</h3>
      {sePuede && <p className={parts.note}>{t('llegada.detalle')}</p>}
      {registradaPor !== null && registradaEn !== null && (
        <p className={parts.note}>{t('llegada.anotada', { quien: registradaPor, cuando: fechaHora(registradaEn) })}</p>
      )}
      {sePuede ? <Anotar idSolicitud={idSolicitud} asistencia={asistencia} /> : <Anotada asistencia={asistencia} />}
    </section>
  );
}

/** Follows the check-in as others note it, until something is written here; then it says that there is a newer one. */
function Anotar({ idSolicitud, asistencia }: Props) {
  const t = useT();
  const [escrita, setEscrita] = useState<AsistenciaDeCita>();
  const vista = escrita ?? asistencia;
  return (
    <>
      {vista.revision !== asistencia.revision && (
        <Notice tone="warning">
          <p>{t('llegada.conflicto')}</p>
          <Button variant="default" onClick={() => setEscrita(undefined)}>
            {t('llegada.verla')}
          </Button>
        </Notice>
      )}
      <Formulario
        key={vista.revision}
        idSolicitud={idSolicitud}
        asistencia={vista}
        onChange={() => setEscrita(vista)}
        onSaved={() => setEscrita(undefined)}
      />
    </>
  );
}

interface FormularioProps extends Props {
  onChange: () => void;
  onSaved: () => void;
}

function Formulario({ idSolicitud, asistencia: { revision, asistentes }, onChange, onSaved }: FormularioProps) {
  const t = useT();
  const [personas, setPersonas] = useState(() => valoresDe(asistentes));
  const { mutate, isPending, error } = useSend(calls.presencia.checkIn, { renews: [calls.presencia.read] });
  const change = (otras: Persona[]) => {
    setPersonas(otras);
    onChange();
  };
  const send = () =>
    mutate(
      { params: { idSolicitud }, body: { revision, asistentes: asistentesDe(personas) } },
      {
        onSuccess: () => {
          show('success', tell('llegada.hecho'));
          onSaved();
        },
      },
    );
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {personas.map((persona, i) => (
        <PersonaDeLlegada
          // biome-ignore lint/suspicious/noArrayIndexKey: a row of the form is its place.
          key={i}
          persona={persona}
          faltaEn={(campo) => faltaEn(error, `asistentes.${i}.${campo}`)}
          onChange={(otra) => change(personas.map((una, este) => (este === i ? { ...una, ...otra } : una)))}
          onRemove={() => change(personas.filter((_, este) => este !== i))}
        />
      ))}
      <Negado error={error} />
      <div className={parts.ways}>
        <Button type="submit" loading={isPending}>
          {t('llegada.guardar')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => change([...personas, otraPersona])}
        >
          {t('llegada.otra')}
        </Button>
      </div>
    </form>
  );
}

/** The refusal that belongs to no field of a person. */
function Negado({ error }: { error: ApiError | null }) {
  const t = useT();
  const falta = faltaEn(error, 'asistentes');
  if (falta) return <Notice tone="error">{falta}</Notice>;
  if (!error || ['datos-invalidos', 'conflicto-revision'].includes(error.codigo)) return null;
  return <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>;
}

function faltaEn(error: ApiError | null, campo: string): string | undefined {
  const una = error?.errores.find((falta) => falta.campo === campo);
  if (!una) return undefined;
  const { clave, params, mensaje } = una;
  return clave in mensajesDeCampo ? tell(`campo.${clave as keyof typeof mensajesDeCampo}`, params) : mensaje;
}

/** As it was noted, once it can be changed no more. */
function Anotada({ asistencia: { asistentes } }: Pick<Props, 'asistencia'>) {
  const t = useT();
  return (
    <ul className={css.people}>
      {asistentes.map(({ nombre, llegada, identificacion, numero }) => {
        const como = identificacion && t(`llegada.identificacion.${identificacion}`);
        return (
          <li key={nombre}>
            <strong>{nombre}</strong> · {t(`llegada.estado.${llegada}`)}
            {como && <small>{numero === null ? como : t('llegada.documento', { como, numero })}</small>}
          </li>
        );
      })}
    </ul>
  );
}
