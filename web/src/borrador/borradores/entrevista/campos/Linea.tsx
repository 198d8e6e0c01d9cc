import { edadEn, isNacimiento, jurisdiccionDe, type Pregunta, parseDia } from '@fedatario/document-engine';
import { Textarea, TextInput } from '@mantine/core';
import { type ChangeEvent, useState } from 'react';
import { useT } from '../../../../i18n/i18n.ts';
import { hoy } from '../../../../lib/escribir.ts';
import { diaLargo } from '../../../../lib/format.ts';
import { type Entrada, entradaDe } from '../sesion/entradas.ts';
import { isIgual } from '../sesion/respuestas.ts';
import { useSesion, useVista } from '../sesion/use-sesion.ts';
import css from './campos.module.css';
import { Etiqueta, useAyuda } from './Etiqueta.tsx';
import { useCampo } from './use-campo.ts';

interface Props {
  pregunta: Pregunta;
  ruta: string;
}

/** A question answered by typing: text, number, money, date, identifier. */
export function Linea({ pregunta, ruta }: Props) {
  const entrada = entradaDe(pregunta.tipo);
  return entrada ? <Escrita pregunta={pregunta} ruta={ruta} entrada={entrada} /> : null;
}

function Escrita({ pregunta, ruta, entrada }: Props & { entrada: Entrada }) {
  const { valor, obligatoria, error, aviso, sugerencia, delPerfil, onValor, onDejar } = useCampo(ruta, pregunta);
  const simbolo = useSimbolo();
  const { texto, escribir, arreglar } = useTexto({ entrada, pregunta, valor, onValor });
  const enPalabras = usePalabrasDeFecha(pregunta, valor);
  const onUsar = sugerencia === undefined ? undefined : () => onValor(sugerencia);
  const field = {
    id: `pregunta-${ruta}`,
    label: <Etiqueta texto={pregunta.etiqueta} obligatoria={obligatoria} />,
    description: useAyuda({ ...pregunta, aviso, delPerfil, onUsar, enPalabras }),
    error,
    value: texto,
    onChange: escribir,
    onBlur: () => {
      arreglar();
      onDejar();
    },
    'aria-required': obligatoria,
    autoComplete: 'off',
  };
  if (pregunta.tipo === 'parrafo') return <Textarea {...field} autosize={false} rows={4} />;
  const { inputMode, ejemplo, despues } = entrada;
  return (
    <TextInput
      {...field}
      className={css[pregunta.tipo]}
      {...(inputMode && { inputMode })}
      placeholder={ejemplo}
      leftSection={pregunta.tipo === 'moneda' ? simbolo : undefined}
      rightSection={despues}
    />
  );
}

/**
 * The text in the field. It keeps the typed form while that reads as the stored answer; when the answer changes
 * elsewhere (undo, another tab), the new one is shown.
 */
function useTexto({ entrada, pregunta, valor, onValor }: Texto) {
  const [texto, setTexto] = useState(() => entrada.mostrar(valor));
  const shown = isIgual(entrada.leer(texto), valor) ? texto : entrada.mostrar(valor);
  const escribir = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { value, selectionStart } = currentTarget;
    // Formatting while the cursor is in the middle would move it, so it applies only at the end of the text.
    const next = selectionStart === null || selectionStart === value.length ? entrada.escribir(value) : value;
    setTexto(next);
    onValor(entrada.leer(next));
  };
  const arreglar = () => {
    const left = entrada.alDejar ? entrada.alDejar(shown, pregunta) : valor;
    if (!isIgual(left, valor)) onValor(left);
    setTexto(entrada.mostrar(left));
  };
  return { texto: shown, escribir, arreglar };
}

interface Texto {
  entrada: Entrada;
  pregunta: Pregunta;
  valor: unknown;
  onValor: (valor: unknown) => void;
}

/** The symbol of the currency that the answers chose. */
function useSimbolo(): string {
  const { entrevista } = useSesion();
  return useVista(({ estado }) => jurisdiccionDe(entrevista, estado.datos).moneda.simbolo);
}

/** A date in words, so that a slip is noticed, with the age when it is a birth date. */
function usePalabrasDeFecha(pregunta: Pregunta, valor: unknown): string | undefined {
  const t = useT();
  if (pregunta.tipo !== 'fecha' || typeof valor !== 'string' || !parseDia(valor).ok) return undefined;
  const years = edadEn(valor, hoy());
  if (!isNacimiento(pregunta) || years < 0) return diaLargo(valor);
  return `${diaLargo(valor)} · ${t('entrevista.anios', { n: years })}`;
}
