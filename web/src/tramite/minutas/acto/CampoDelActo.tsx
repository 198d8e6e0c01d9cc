import type { PreguntaDelActo } from '@fedatario/contract/tramite';
import { departamentos } from '@fedatario/document-engine';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { readEntero } from '../../../lib/escribir.ts';
import css from './acto.module.css';

interface Props {
  pregunta: PreguntaDelActo;
  error: string | undefined;
  /** Receives the answer once it is complete; null when it was emptied. */
  onValor: (valor: unknown) => void;
}

/** One of the notary's questions of an act, by its kind. */
export function CampoDelActo(props: Props) {
  const t = useT();
  const { pregunta, error, onValor } = props;
  const { tipo, etiqueta: label, opciones, valor } = pregunta;
  if (tipo === 'municipio') return <Municipio {...props} />;
  if (tipo !== 'opcion' && tipo !== 'siNo') return <Escrito {...props} />;
  const data =
    tipo === 'opcion'
      ? opciones.map((una) => ({ value: una.valor, label: una.etiqueta }))
      : [
          { value: 'true', label: t('minuta.acto.si') },
          { value: 'false', label: t('minuta.acto.no') },
        ];
  return (
    <NativeSelect
      label={label}
      description={pregunta.ayuda}
      error={error}
      data={[{ value: '', label: t('minuta.acto.elija') }, ...data]}
      value={valor === null ? '' : String(valor)}
      onChange={({ currentTarget: { value } }) => onValor(leida(tipo, value))}
    />
  );
}

/** A question answered by typing: it is an answer when the field is left. */
function Escrito({ pregunta: { tipo, etiqueta, ayuda, valor }, error, onValor }: Props) {
  const dicho = valor === null ? '' : String(valor);
  const [escrito, setEscrito] = useState({ sobre: dicho, texto: dicho });
  const texto = escrito.sobre === dicho ? escrito.texto : dicho;
  const field = {
    label: etiqueta,
    description: ayuda,
    error,
    value: texto,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setEscrito({ sobre: dicho, texto: currentTarget.value }),
    onBlur: () => {
      if (texto !== dicho) onValor(leida(tipo, texto));
    },
  };
  if (tipo === 'parrafo') return <Textarea {...field} autosize minRows={2} />;
  if (tipo === 'fecha') return <TextInput {...field} type="date" />;
  if (tipo === 'hora') return <TextInput {...field} type="time" />;
  return <TextInput {...field} {...(tipo === 'numero' && { inputMode: 'numeric' })} />;
}

/** Two lists: a departamento, and its municipios. */
function Municipio({ pregunta: { etiqueta, ayuda, valor }, error, onValor }: Props) {
  const t = useT();
  const codigo = typeof valor === 'string' ? valor : '';
  const [elegido, setElegido] = useState('');
  const departamento = elegido || codigo.slice(0, 2);
  const municipios = departamentos.find((one) => one.codigo === departamento)?.municipios ?? [];
  const nada = { value: '', label: t('minuta.acto.elija') };
  return (
    <fieldset className={css.lugar}>
      <legend>{etiqueta}</legend>
      <NativeSelect
        label={t('minuta.acto.departamento')}
        data={[nada, ...departamentos.map((one) => ({ value: one.codigo, label: one.nombre }))]}
        value={departamento}
        onChange={({ currentTarget }) => setElegido(currentTarget.value)}
      />
      <NativeSelect
        label={t('minuta.acto.municipio')}
        description={ayuda}
        error={error}
        disabled={municipios.length === 0}
        data={[nada, ...municipios.map((one) => ({ value: one.codigo, label: one.nombre }))]}
        value={codigo.startsWith(departamento) ? codigo : ''}
        onChange={({ currentTarget }) => {
          setElegido('');
          onValor(currentTarget.value || null);
        }}
      />
    </fieldset>
  );
}

/** The form in which an interview keeps an answer; what is no number is kept, for the server to say so. */
function leida(tipo: PreguntaDelActo['tipo'], texto: string): unknown {
  const limpio = texto.trim();
  if (limpio === '') return null;
  if (tipo === 'numero') return readEntero(limpio) ?? limpio;
  return tipo === 'siNo' ? limpio === 'true' : limpio;
}
