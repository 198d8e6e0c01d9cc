import type { ReglasDeCitas } from '@fedatario/contract/solicitud';
import { readEntero } from '../../../lib/escribir.ts';

export const numeros = [
  'minutosFirma',
  'minutosAsesoria',
  'minutosVideollamada',
  'minutosTelefono',
  'holguraAntes',
  'holguraDespues',
  'anticipacionHoras',
  'diasMaximos',
  'horasParaCambiar',
  'cambiosMaximos',
  'asesoriasPorVenir',
] as const;

/** Numbers that may be left empty: the notary's own length. */
const vacios: readonly string[] = ['minutosAsesoria', 'minutosVideollamada', 'minutosTelefono'];

type Numero = (typeof numeros)[number];

/** Form values of the rules: numbers as typed. */
export interface Valores extends Record<Numero, string> {
  paso: string;
  confirmaSola: boolean;
  urlVideo: string;
  revision: number;
}

export function valoresOf(reglas: ReglasDeCitas): Valores {
  const escritos = Object.fromEntries(numeros.map((campo) => [campo, String(reglas[campo] ?? '')]));
  const { paso, confirmaSola, urlVideo, revision } = reglas;
  return {
    ...(escritos as Record<Numero, string>),
    paso: String(paso),
    confirmaSola,
    urlVideo: urlVideo ?? '',
    revision,
  };
}

/** Converts form values into the body of the contract. */
export function prepare(valores: Valores): object {
  const leidos = numeros.map((campo) => {
    const escrito = valores[campo];
    return [campo, vacios.includes(campo) && escrito.trim() === '' ? null : (readEntero(escrito) ?? Number.NaN)];
  });
  return { ...valores, ...Object.fromEntries(leidos), paso: Number(valores.paso) };
}
