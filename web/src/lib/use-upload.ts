import { type Endpoint, soloLinea, type TipoDeArchivo } from '@fedatario/contract/base';
import type { ArchivoGuardado } from '@fedatario/contract/casa';
import { useEffect, useRef, useState } from 'react';
import { calls } from '#calls';
import { ApiError } from './api-error.ts';
import { lighten } from './picture.ts';
import { upload } from './upload.ts';

export type Upload =
  | { readonly en: 'nada' }
  | { readonly en: 'camino'; readonly nombre: string; readonly parte: number }
  | { readonly en: 'casa'; readonly archivo: ArchivoGuardado }
  | { readonly en: 'error'; readonly nombre: string; readonly error: ApiError };

interface Sending {
  readonly signal: AbortSignal;
  /** Called with the sent share, 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** A call that takes one file. */
type Subida = Pick<Endpoint, 'method' | 'path' | 'access'>;

/**
 * Uploads a file, reduced if it is a picture. `tipos`: the only accepted types. Throws ApiError, unless it is
 * cancelled. `subida`: the call that takes it, when it is not that of an account.
 */
export async function handIn(
  file: File,
  sending: Sending,
  tipos?: readonly TipoDeArchivo[],
  subida: Subida = calls.archivos.upload,
): Promise<ArchivoGuardado> {
  // A reduced picture becomes a JPEG.
  const light = !tipos || tipos.includes('image/jpeg');
  const call = subida as typeof calls.archivos.upload;
  return upload(call, { query: { nombre: nombreDe(file) } }, light ? await lighten(file) : file, sending);
}

/** Characters of a file name that are kept. */
const LARGO_DE_NOMBRE = 200;

/**
 * The file name without refused characters: the camera or another program chose it, so the person is not asked to
 * change it.
 */
function nombreDe({ name }: File): string {
  return soloLinea(name).slice(-LARGO_DE_NOMBRE).trim() || 'archivo';
}

/**
 * State of an upload: chosen, sent, stored or refused. Choosing another file cancels the previous one. `tipos`: the
 * only accepted types.
 */
export function useUpload(tipos?: readonly TipoDeArchivo[], subida?: Subida) {
  const [state, setState] = useState<Upload>({ en: 'nada' });
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const clear = () => {
    stop.current?.abort();
    setState({ en: 'nada' });
  };
  const send = async (file: File) => {
    stop.current?.abort();
    const own = new AbortController();
    stop.current = own;
    const { signal } = own;
    const { name: nombre } = file;
    const show = (next: Upload) => signal.aborted || setState(next);
    const onProgress = (parte: number) => show({ en: 'camino', nombre, parte });
    onProgress(0);
    try {
      show({ en: 'casa', archivo: await handIn(file, { signal, onProgress }, tipos, subida) });
    } catch (error) {
      if (signal.aborted) return;
      show({ en: 'error', nombre, error: error instanceof ApiError ? error : new ApiError('error-interno') });
    }
  };
  return { state, send, clear };
}
