import type { Redaccion, TextoDeProducto, VersionConTexto } from '@fedatario/contract/catalogo';
import { calls } from '#calls';
import { useCall } from '../../../lib/api.ts';
import type { ApiError } from '../../../lib/api-error.ts';
import { type Leido, leer, type Texto } from '../texto/texto.ts';

/** The name in an address of the version that is being written. */
export const ESCRITA = 'escrita';

/** One of the two versions that are compared. */
export interface Lado {
  readonly precio: number;
  /** Undefined of a product without an interview. */
  readonly texto: Texto | undefined;
  readonly leido: Leido;
}

interface Lectura {
  readonly lado: Lado | undefined;
  readonly error: ApiError | null;
  readonly refetch: () => unknown;
}

/** A version by its id, or the one that is being written. */
export function useLado({ idProducto, precio, texto: escrito }: Redaccion, cual: string): Lectura {
  const isEscrita = cual === ESCRITA;
  const hayTexto = escrito !== null;
  const written = useCall(
    calls.textosDeProducto.read,
    { params: { idProducto } },
    { enabled: isEscrita && hayTexto, fresh: true },
  );
  const published = useCall(
    calls.textosDeProducto.ofVersion,
    { params: { idProducto, idVersion: cual } },
    { enabled: !isEscrita },
  );
  if (isEscrita && !hayTexto) return { lado: ladoDe(precio, null), error: null, refetch: written.refetch };
  const { error, refetch } = isEscrita ? written : published;
  const lado = isEscrita
    ? written.data && ladoDe(precio, written.data)
    : published.data && ladoDe(published.data.precio, published.data.texto);
  return { lado, error, refetch };
}

function ladoDe(precio: number, json: TextoDeProducto | VersionConTexto['texto']): Lado {
  if (!json) return { precio, texto: undefined, leido: { entrevista: undefined, plantilla: undefined, problemas: [] } };
  const { entrevista, plantilla, respuestas } = json;
  const texto = { entrevista, plantilla, respuestas } as unknown as Texto;
  return { precio, texto, leido: leer(texto) };
}
