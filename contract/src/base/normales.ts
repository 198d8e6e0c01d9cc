import { jurisdiccion } from '@fedatario/document-engine';

/** A telephone in E.164, or undefined when it is none. */
export function e164(texto: string): string | undefined {
  const leido = jurisdiccion.telefono.parse(texto);
  return leido.ok ? leido.valor.e164 : undefined;
}

/** A tax number in its normal form, or undefined when its check digit does not hold. */
export function idTributaria(texto: string): string | undefined {
  const leido = jurisdiccion.idTributaria.parse(texto);
  return leido.ok ? leido.valor.valor : undefined;
}

/** A full https or http address as it is stored: its scheme in small letters and with its slashes, as columns and programs ask for it. */
export function direccionWeb(texto: string): string | undefined {
  if (!/^https?:\/\//i.test(texto) || !URL.canParse(texto)) return undefined;
  return texto.replace(/^https?/i, (esquema) => esquema.toLowerCase());
}
