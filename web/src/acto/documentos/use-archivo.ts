import type { DocumentoVerificado } from '@fedatario/contract/acto';
import { useRef, useState } from 'react';
import { calls } from '#calls';
import { useCall } from '../../lib/api.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { type Comparacion, compararArchivo } from './comparacion.ts';
import { type Fallo, huellaDe } from './huella.ts';

export type Archivo =
  | { readonly en: 'nada' }
  | { readonly en: 'leyendo'; readonly nombre: string }
  | { readonly en: 'fallo'; readonly nombre: string; readonly fallo: Fallo }
  | { readonly en: 'error'; readonly nombre: string; readonly error: ApiError }
  | {
      readonly en: 'listo';
      readonly nombre: string;
      readonly sha256: string;
      readonly es: Comparacion;
      /** The document issued here that the file matches, if any. */
      readonly documento: DocumentoVerificado | undefined;
    };

type Leido = Extract<Archivo, { en: 'nada' | 'leyendo' | 'fallo' }> | { en: 'huella'; nombre: string; sha256: string };

/** Hashes a file, then compares it with the document of the code or looks it up among all documents. */
export function useArchivo(porCodigo: DocumentoVerificado | undefined) {
  const [leido, setLeido] = useState<Leido>({ en: 'nada' });
  const turn = useRef(0);
  const sha256 = leido.en === 'huella' ? leido.sha256 : undefined;
  const buscar = sha256 !== undefined && sha256 !== porCodigo?.sha256;
  const { data, error } = useCall(
    calls.documentos.verificar,
    { params: { codigo: sha256 ?? '' } },
    { enabled: buscar },
  );
  const take = async (file: File) => {
    turn.current += 1;
    const mine = turn.current;
    setLeido({ en: 'leyendo', nombre: file.name });
    const huella = await huellaDe(file);
    // When a second file was chosen meanwhile, only the last one is answered.
    if (mine !== turn.current) return;
    const nombre = file.name;
    setLeido('fallo' in huella ? { en: 'fallo', nombre, ...huella } : { en: 'huella', nombre, ...huella });
  };
  return { archivo: buscar ? buscado(leido, { data, error, porCodigo }) : comparado(leido, porCodigo), take };
}

interface Busqueda {
  readonly data: DocumentoVerificado | undefined;
  readonly error: ApiError | null;
  readonly porCodigo: DocumentoVerificado | undefined;
}

function buscado(leido: Leido, { data, error, porCodigo }: Busqueda): Archivo {
  const { nombre } = leido as Extract<Leido, { en: 'huella' }>;
  if (error && error.codigo !== 'no-encontrado') return { en: 'error', nombre, error };
  if (!data && !error) return { en: 'leyendo', nombre };
  return comparado(leido, porCodigo, data);
}

function comparado(leido: Leido, porCodigo: DocumentoVerificado | undefined, porHuella?: DocumentoVerificado): Archivo {
  if (leido.en !== 'huella') return leido;
  const { nombre, sha256 } = leido;
  const es = compararArchivo({ sha256, porCodigo, porHuella });
  return { en: 'listo', nombre, sha256, es, documento: porHuella ?? (es === 'alterado' ? undefined : porCodigo) };
}
