import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readEntero } from '../../lib/escribir.ts';
import { CheckField, SelectField, TextField } from '../../ui/form/fields.tsx';
import { AreaField, NumberField } from '../../ui/form/quantities.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import css from './catalogos.module.css';

/** An entry in the form of its inputs, with the revision it was read at. */
export type Valores = Record<string, unknown>;
type EntradaFormReturn = Pick<UseFormReturn<Valores, unknown, never>, 'register' | 'watch' | 'setValue'>;

interface Control {
  readonly form: EntradaFormReturn;
  readonly name: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly error: { message?: string | undefined } | undefined;
  /** Label of each option. */
  readonly opcion: (valor: string) => string;
  /** Whether this field takes the focus when the form opens. */
  readonly first: boolean;
}

/** A kind of field: its empty value, the conversions to and from the form, and its input. */
export interface Campo<T> {
  readonly vacio: unknown;
  readonly escribe: (valor: T) => unknown;
  readonly lee: (escrito: unknown) => unknown;
  readonly dibuja: (control: Control) => ReactNode;
  /** The value a new entry proposes while the field is untouched. */
  readonly propone?: (valores: Valores) => string;
  /** Its column is aligned as numbers are. */
  readonly numero?: true;
}

const same = (valor: unknown) => valor;
const fieldOf = ({ form, name, label, help, error, first }: Control) => ({
  label,
  help,
  error,
  field: { ...form.register(name), ...(first && { 'data-autofocus': true }) },
});

type TextoOptions = Pick<Parameters<typeof TextField>[0], 'type' | 'inputMode'> & Pick<Campo<string>, 'propone'>;

export function texto({ propone, ...input }: TextoOptions = {}): Campo<string | null> {
  return {
    vacio: '',
    escribe: (valor) => valor ?? '',
    lee: same,
    dibuja: (control) => <TextField {...fieldOf(control)} {...input} autoComplete="off" />,
    ...(propone && { propone }),
  };
}

export function parrafo(rows = 3): Campo<string | null> {
  return {
    vacio: '',
    escribe: (valor) => valor ?? '',
    lee: same,
    dibuja: (control) => <AreaField {...fieldOf(control)} rows={rows} />,
  };
}

interface EnteroOptions {
  readonly unidad?: string;
  /** Stored units in one displayed unit. */
  readonly por?: number;
  readonly vacio?: number;
}

export function entero({ unidad, por = 1, vacio }: EnteroOptions = {}): Campo<number | null> {
  const written = (valor: number | null | undefined) => (valor ? String(valor / por) : '');
  return {
    vacio: written(vacio),
    escribe: written,
    numero: true,
    lee: (escrito) => {
      const leido = readEntero(String(escrito));
      return leido === null ? null : leido * por;
    },
    dibuja: (control) => <NumberField {...fieldOf(control)} unit={unidad} />,
  };
}

export function casilla(vacio = false): Campo<boolean> {
  return { vacio, escribe: same, lee: same, dibuja: (control) => <CheckField {...fieldOf(control)} /> };
}

/** Several of a fixed list; all are chosen at first. */
export function varias<T extends string>(valores: readonly T[]): Campo<T[]> {
  return {
    vacio: valores,
    escribe: same,
    lee: same,
    dibuja: ({ form, name, label, help, error, opcion }) => (
      <Checkbox.Group
        size="md"
        label={label}
        description={help}
        error={error?.message}
        value={form.watch(name) as string[]}
        onChange={(value) => form.setValue(name, value, { shouldDirty: true })}
      >
        <Row gap={6} rowGap={2} wrap className={css.varias}>
          {valores.map((valor) => (
            <Checkbox key={valor} name={name} value={valor} label={opcion(valor)} />
          ))}
        </Row>
      </Checkbox.Group>
    ),
  };
}

/** Short texts, one on each line. */
export function lineas(): Campo<string[]> {
  return {
    vacio: '',
    escribe: (valor) => valor.join('\n'),
    lee: (escrito) => {
      const all = String(escrito).split('\n');
      return all.map((linea) => linea.trim()).filter(Boolean);
    },
    dibuja: (control) => <AreaField {...fieldOf(control)} rows={4} />,
  };
}

/** One of a fixed list; the first is the default. */
export function opcion<T extends string>(valores: readonly [T, ...T[]]): Campo<T> {
  return {
    vacio: valores[0],
    escribe: same,
    lee: same,
    dibuja: (control) => (
      <SelectField {...fieldOf(control)} options={valores.map((value) => ({ value, label: control.opcion(value) }))} />
    ),
  };
}

/** The slug of a name: lower case without accents, words joined by hyphens. */
export function slugDe(nombre: unknown): string {
  const plain = String(nombre).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
}
