import type { Canal } from '@fedatario/contract/casa';

export interface Variable {
  /** Meaning of the variable, for the person who writes the text. */
  readonly dice: string;
  readonly ejemplo: string;
  /** The notice is of no use without it. */
  readonly obligatoria?: true;
}

export interface Textos {
  readonly asunto: string;
  /** Heading of the letter, and the notice's name in the product. */
  readonly titulo: string;
  /** Paragraphs, with an empty line between two. */
  readonly cuerpo: string;
  /** Label of the button; empty for none. */
  readonly boton: string;
  readonly pie: string;
  /** One sentence, for the notice in the product. */
  readonly aviso: string;
}

export interface Definicion<V extends string = string> {
  readonly nombre: string;
  /** Recipients of the kind. */
  readonly para: 'cliente' | 'oficina' | 'todos' | 'visitante';
  readonly canales: readonly Canal[];
  readonly variables: Readonly<Record<V, Variable>>;
  /** Example of the button's address; null for a kind without one. */
  readonly enlace: string | null;
  /** The notice is of no use without its button. */
  readonly enlaceObligatorio?: true;
  readonly textos: Textos;
}

type Corta<V extends string> = Omit<Definicion<V>, 'textos' | 'canales' | 'variables'> &
  Omit<Textos, 'titulo' | 'aviso'> & {
    readonly titulo?: string;
    readonly variables?: Readonly<Record<V, Variable>>;
    /** Kinds without it are sent by mail only. */
    readonly aviso?: string;
  };

/** A kind of notice as the product ships it. The title is the subject, unless it says another. */
export function tipo<V extends string = never>({
  asunto,
  titulo = asunto,
  cuerpo,
  boton,
  pie,
  aviso = '',
  variables = {} as Record<V, Variable>,
  ...rest
}: Corta<V>): Definicion<V> {
  const canales = aviso === '' ? (['correo'] as const) : (['correo', 'app'] as const);
  return { ...rest, canales, variables, textos: { asunto, titulo, cuerpo, boton, pie, aviso } };
}

/** The days before something on which it is told, the first one first: «30, 14 y 3». */
export function enSerie(dias: readonly number[]): string {
  return new Intl.ListFormat('es').format([...dias].sort((a, b) => b - a).map(String));
}

/** Variables of every notice. */
export const comunes = {
  nombre: { dice: 'Nombre de quien lo recibe', ejemplo: 'Ana Lucía Ruiz' },
  empresa: { dice: 'Nombre de la empresa', ejemplo: 'Fedatario' },
} as const satisfies Record<string, Variable>;

export const numero = { dice: 'Número de la factura', ejemplo: 'F-2026-000789' } as const;
export const pedido = { dice: 'Referencia del pedido', ejemplo: 'FD-7K2M9' } as const;
export const monto = { dice: 'Monto, con su moneda', ejemplo: 'Q 1,250.00' } as const;
export const motivo = { dice: 'Motivo que se escribió', ejemplo: 'No se lee la fecha.' } as const;
export const tramite = { dice: 'Número del trámite', ejemplo: 'T-2026-000123' } as const;
export const clase = { dice: 'Si es un trámite o una gestión', ejemplo: 'trámite' } as const;
export const producto = { dice: 'Nombre del documento o servicio', ejemplo: 'Contrato de arrendamiento' } as const;
