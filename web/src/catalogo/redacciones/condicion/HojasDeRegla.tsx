import type { Logica, Pregunta } from '@fedatario/document-engine';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useT } from '../../../i18n/i18n.ts';
import type { Ambito } from './ambito.ts';
import css from './condicion.module.css';
import { sumaDe } from './frase.ts';
import { type Clase, sumaNueva } from './operadores.ts';

/** The parts of a rule that hold no other: an answer, a value that is written, a field of a list. */

export interface HojaProps {
  readonly regla: Logica;
  readonly clase: Clase;
  readonly ambito: Ambito;
  /** Place of the part in its rule: «1.2». */
  readonly numero: string;
  /** The question that the value is compared with, or that it answers. */
  readonly contexto?: Pregunta | undefined;
  readonly onCambio: (regla: Logica) => void;
}

export function Respuesta({ regla, clase, ambito, numero, onCambio }: HojaProps) {
  const t = useT();
  const ruta = String((regla as { var?: unknown }).var ?? '');
  const isLista = (tipo: Pregunta['tipo'] | undefined) => tipo === 'lista' || tipo === 'opcionMultiple';
  const campos = ambito.campos.filter(({ pregunta }) => clase !== 'lista' || !pregunta || isLista(pregunta.tipo));
  const known = campos.some((campo) => campo.ruta === ruta);
  return (
    <NativeSelect
      aria-label={t('taller.regla.respuesta', { n: numero })}
      value={ruta}
      data={[
        ...(known ? [] : [{ value: ruta, label: ambito.nombrar(ruta).etiqueta || ruta }]),
        ...campos.map((campo) => ({ value: campo.ruta, label: campo.etiqueta })),
      ]}
      onChange={({ currentTarget }) => onCambio({ var: currentTarget.value })}
    />
  );
}

const CENTAVOS = 100;
const NUMEROS: readonly (Pregunta['tipo'] | undefined)[] = ['numero', 'moneda', 'porcentaje'];

/** A value that is written in the rule itself, in the form of what it is compared with. */
export function Fijo(props: HojaProps) {
  const { regla, contexto } = props;
  if (contexto && 'opciones' in contexto)
    return Array.isArray(regla) ? (
      <Opciones {...props} contexto={contexto} />
    ) : (
      <Opcion {...props} contexto={contexto} />
    );
  return (
    <>
      {!contexto && <ClaseDeFijo {...props} />}
      <Escrito {...props} />
    </>
  );
}

type ConOpciones = Extract<Pregunta, { opciones: unknown }>;

function Opcion({ regla, contexto, numero, onCambio }: HojaProps & { contexto: ConOpciones }) {
  const t = useT();
  const known = contexto.opciones.some(({ valor }) => valor === regla);
  return (
    <NativeSelect
      aria-label={t('taller.regla.valor', { n: numero })}
      value={String(regla)}
      data={[
        ...(known ? [] : [{ value: String(regla), label: String(regla) }]),
        ...contexto.opciones.map(({ valor, etiqueta }) => ({ value: valor, label: etiqueta })),
      ]}
      onChange={({ currentTarget }) => onCambio(currentTarget.value)}
    />
  );
}

function Opciones({ regla, contexto, onCambio }: HojaProps & { contexto: ConOpciones }) {
  const chosen = regla as Logica[];
  return (
    <div className={css.marcas}>
      {contexto.opciones.map(({ valor, etiqueta }) => (
        <Checkbox
          key={valor}
          label={etiqueta}
          checked={chosen.includes(valor)}
          onChange={({ currentTarget }) =>
            onCambio(currentTarget.checked ? [...chosen, valor] : chosen.filter((one) => one !== valor))
          }
        />
      ))}
    </div>
  );
}

const CLASES = { numero: 0, texto: '', fecha: '2026-01-01', siNo: true } as const;

/** The kind of a value that is compared with nothing that has one. */
function ClaseDeFijo({ regla, numero, onCambio }: HojaProps) {
  const t = useT();
  const isDia = typeof regla === 'string' && ES_DIA.test(regla);
  const clase = typeof regla === 'number' ? 'numero' : typeof regla === 'boolean' ? 'siNo' : isDia ? 'fecha' : 'texto';
  return (
    <NativeSelect
      aria-label={t('taller.regla.claseDeValor', { n: numero })}
      value={clase}
      data={(['numero', 'texto', 'fecha', 'siNo'] as const).map((value) => ({
        value,
        label: t(`taller.tipo.${value}`),
      }))}
      onChange={({ currentTarget }) => onCambio(CLASES[currentTarget.value as keyof typeof CLASES])}
    />
  );
}

const ES_DIA = /^\d{4}-\d{2}-\d{2}$/;

function Escrito(props: HojaProps) {
  const { regla, contexto } = props;
  const tipo = contexto?.tipo;
  if (typeof regla === 'boolean' || tipo === 'siNo') return <SiNo {...props} />;
  if (NUMEROS.includes(tipo) || (!tipo && typeof regla === 'number')) return <Numero {...props} />;
  return <Palabras {...props} />;
}

function SiNo({ regla, numero, onCambio }: HojaProps) {
  const t = useT();
  return (
    <NativeSelect
      aria-label={t('taller.regla.valor', { n: numero })}
      value={String(regla)}
      data={[true, false].map((one) => ({ value: String(one), label: t(one ? 'taller.si' : 'taller.no') }))}
      onChange={({ currentTarget }) => onCambio(currentTarget.value === 'true')}
    />
  );
}

function Numero({ regla, contexto, numero, onCambio }: HojaProps) {
  const t = useT();
  const scale = contexto?.tipo === 'moneda' ? CENTAVOS : 1;
  return (
    <TextInput
      aria-label={t('taller.regla.valor', { n: numero })}
      type="number"
      step="any"
      defaultValue={Number(regla) / scale}
      onChange={({ currentTarget: { value } }) => {
        if (value !== '') onCambio(Math.round(Number(value) * scale * CENTAVOS) / CENTAVOS);
      }}
    />
  );
}

/** A text, a day or an hour; of a list of texts, each after a semicolon. */
function Palabras({ regla, contexto, numero, onCambio }: HojaProps) {
  const t = useT();
  const tipo = contexto?.tipo ?? (typeof regla === 'string' && ES_DIA.test(regla) ? 'fecha' : 'texto');
  const write = (value: string) => onCambio(Array.isArray(regla) ? value.split(';').map((one) => one.trim()) : value);
  return (
    <TextInput
      aria-label={t('taller.regla.valor', { n: numero })}
      type={tipo === 'fecha' ? 'date' : tipo === 'hora' ? 'time' : 'text'}
      value={Array.isArray(regla) ? regla.join('; ') : String(regla ?? '')}
      onChange={({ currentTarget }) => write(currentTarget.value)}
    />
  );
}

/** The field that is added up, of each item of a list. */
export function CampoDeSuma({ regla, ambito, numero, onCambio }: HojaProps & { ambito: Ambito }) {
  const t = useT();
  const suma = sumaDe(regla);
  if (!suma) return null;
  const campos = ambito.campos.filter(({ pregunta }) => NUMEROS.includes(pregunta?.tipo));
  const known = campos.some(({ ruta }) => ruta === suma.campo);
  return (
    <NativeSelect
      aria-label={t('taller.regla.respuesta', { n: numero })}
      value={suma.campo}
      data={[
        ...(known ? [] : [{ value: suma.campo, label: suma.campo }]),
        ...campos.map(({ ruta, etiqueta }) => ({ value: ruta, label: etiqueta })),
      ]}
      onChange={({ currentTarget }) => onCambio(sumaNueva(suma.lista, currentTarget.value))}
    />
  );
}
