import type { Pregunta } from '@fedatario/document-engine';
import { NativeSelect } from '@mantine/core';
import { useT } from '../../../../i18n/i18n.ts';
import { Etiqueta, useAyuda } from './Etiqueta.tsx';
import { useCampo } from './use-campo.ts';

interface Props {
  pregunta: Pregunta;
  ruta: string;
  opciones: readonly { readonly value: string; readonly label: string }[];
}

/** A question whose many answers stand in a list that opens. */
export function Desplegable({ pregunta, ruta, opciones }: Props) {
  const t = useT();
  const { valor, obligatoria, error, aviso, onValor, onDejar } = useCampo(ruta, pregunta);
  return (
    <NativeSelect
      id={`pregunta-${ruta}`}
      label={<Etiqueta texto={pregunta.etiqueta} obligatoria={obligatoria} />}
      description={useAyuda({ ...pregunta, aviso })}
      error={error}
      aria-required={obligatoria}
      data={[{ value: '', label: t('entrevista.elija') }, ...opciones]}
      value={typeof valor === 'string' ? valor : ''}
      onChange={({ currentTarget }) => onValor(currentTarget.value || undefined)}
      onBlur={onDejar}
    />
  );
}
