import { calidades, conDocumento, identificaciones, llegadas } from '@fedatario/contract/tramite';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useT } from '../../../i18n/i18n.ts';
import css from './llegada.module.css';
import type { Persona } from './llegada.ts';

interface Props {
  persona: Persona;
  faltaEn: (campo: 'nombre' | 'identificacion' | 'numero') => string | undefined;
  onChange: (otra: Partial<Persona>) => void;
  onRemove: () => void;
}

/** One person of a check-in. */
export function PersonaDeLlegada({ persona, faltaEn, onChange, onRemove }: Props) {
  const t = useT();
  const { nombre, llegada, agregada } = persona;
  return (
    <fieldset className={css.person}>
      <legend>{agregada ? t('llegada.nueva') : nombre}</legend>
      {agregada && <Agregada persona={persona} faltaEn={faltaEn} onChange={onChange} />}
      <NativeSelect
        label={t('llegada.campo.llegada')}
        value={llegada}
        onChange={({ currentTarget }) => onChange({ llegada: currentTarget.value as Persona['llegada'] })}
        data={llegadas.map((value) => ({ value, label: t(`llegada.estado.${value}`) }))}
      />
      {llegada === 'llego' && <Identidad persona={persona} faltaEn={faltaEn} onChange={onChange} />}
      {agregada && (
        <div>
          <Button variant="subtle" onClick={onRemove}>
            {t('llegada.quitar')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

type Parte = Omit<Props, 'onRemove'>;

function Agregada({ persona: { nombre, calidad }, faltaEn, onChange }: Parte) {
  const t = useT();
  return (
    <>
      <TextInput
        label={t('llegada.campo.nombre')}
        value={nombre}
        error={faltaEn('nombre')}
        onChange={({ currentTarget }) => onChange({ nombre: currentTarget.value })}
      />
      <NativeSelect
        label={t('llegada.campo.calidad')}
        value={calidad}
        onChange={({ currentTarget }) => onChange({ calidad: currentTarget.value as Persona['calidad'] })}
        data={calidades.map((value) => ({ value, label: t(`llegada.calidad.${value}`) }))}
      />
    </>
  );
}

function Identidad({ persona: { identificacion, numero }, faltaEn, onChange }: Parte) {
  const t = useT();
  const modos = identificaciones.map((value) => ({ value, label: t(`llegada.identificacion.${value}`) }));
  return (
    <>
      <NativeSelect
        label={t('llegada.campo.identificacion')}
        value={identificacion ?? ''}
        error={faltaEn('identificacion')}
        onChange={({ currentTarget: { value } }) =>
          onChange({ identificacion: value === '' ? null : (value as NonNullable<Persona['identificacion']>) })
        }
        data={[{ value: '', label: t('llegada.sinIdentificar') }, ...modos]}
      />
      {identificacion !== null && conDocumento.includes(identificacion) && (
        <TextInput
          label={t(`llegada.numero.${identificacion === 'dpi' ? 'dpi' : 'pasaporte'}`)}
          value={numero}
          error={faltaEn('numero')}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ numero: currentTarget.value })}
        />
      )}
    </>
  );
}
