import { departamentos, type Pregunta } from '@fedatario/document-engine';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../i18n/i18n.ts';
import css from './campos.module.css';
import { Desplegable } from './Desplegable.tsx';
import { Etiqueta, useAyuda } from './Etiqueta.tsx';
import { useCampo } from './use-campo.ts';

interface Props {
  pregunta: Pregunta;
  ruta: string;
}

const regiones = departamentos.map(({ codigo, nombre }) => ({ value: codigo, label: nombre }));

/** A department, or a municipality chosen within its department. */
export function Lugar({ pregunta, ruta }: Props) {
  return pregunta.tipo === 'municipio' ? (
    <Municipio pregunta={pregunta} ruta={ruta} />
  ) : (
    <Desplegable pregunta={pregunta} ruta={ruta} opciones={regiones} />
  );
}

function Municipio({ pregunta, ruta }: Props) {
  const t = useT();
  const { valor, obligatoria, error, aviso, onValor, onDejar } = useCampo(ruta, pregunta);
  const codigo = typeof valor === 'string' ? valor : '';
  const [elegido, setElegido] = useState('');
  const departamento = codigo.slice(0, 2) || elegido;
  const municipios = departamentos.find((one) => one.codigo === departamento)?.municipios ?? [];
  const choose = (region: string) => {
    setElegido(region);
    if (codigo && !codigo.startsWith(region)) onValor(undefined);
  };
  return (
    <fieldset id={`pregunta-${ruta}`} className={css.choice}>
      <legend>
        <Etiqueta texto={pregunta.etiqueta} obligatoria={obligatoria} />
      </legend>
      <div className={css.place}>
        <NativeSelect
          label={t('entrevista.departamento')}
          data={[{ value: '', label: t('entrevista.elija') }, ...regiones]}
          value={departamento}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
        <NativeSelect
          label={t('entrevista.municipio')}
          error={error}
          description={useAyuda({ ...pregunta, aviso })}
          aria-required={obligatoria}
          disabled={municipios.length === 0}
          data={[
            { value: '', label: t('entrevista.elija') },
            ...municipios.map((one) => ({ value: one.codigo, label: one.nombre })),
          ]}
          value={codigo}
          onChange={({ currentTarget }) => onValor(currentTarget.value || undefined)}
          onBlur={onDejar}
        />
      </div>
    </fieldset>
  );
}
