import type { ActoDeMinuta } from '@fedatario/contract/tramite';
import { useRef, useState } from 'react';
import { calls } from '#calls';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import type { Escritura } from '../escritura/use-escritura.ts';

type Guardado = Awaited<ReturnType<typeof guardarEn>>;

/** The notary's answers of an act, saved one after another; each save writes them into the text in the editor. */
export function useActo(idSolicitud: string, recibido: ActoDeMinuta, escritura: Escritura) {
  const [propio, setPropio] = useState(recibido);
  const [faltas, setFaltas] = useState<Readonly<Record<string, string>>>({});
  const [fallo, setFallo] = useState<ApiError>();
  const cola = useRef<Promise<void>>(Promise.resolve());
  const revision = useRef(recibido.revision);
  const acto = propio.revision >= recibido.revision ? propio : recibido;
  revision.current = Math.max(revision.current, acto.revision);
  const recibir = ({ acto: nuevo, trabajo }: Guardado) => {
    revision.current = nuevo.revision;
    setPropio(nuevo);
    escritura.ponerActo(trabajo);
  };
  const guardar = async (ruta: string, valor: unknown) => {
    setFallo(undefined);
    try {
      // The server writes into the text that it has, so that what was typed here goes first.
      if ((await escritura.alDia()) === undefined) throw new ApiError('sin-conexion');
      recibir(
        await guardarEn(
          idSolicitud,
          () => revision.current,
          { [ruta]: valor },
          (actual) => recibir(actual),
        ),
      );
      setFaltas(({ [ruta]: _, ...otras }) => otras);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const dichas = error.errores.map(({ campo, mensaje }) => [campo, mensaje] as const);
      if (dichas.length > 0) setFaltas((antes) => ({ ...antes, ...Object.fromEntries(dichas) }));
      else setFallo(error);
    }
  };
  return {
    acto,
    faltas,
    fallo,
    responder: (ruta: string, valor: unknown) => {
      cola.current = cola.current.then(() => guardar(ruta, valor));
    },
  };
}

/** Saves over the revision that is known; once more when somebody else answered another question meanwhile. */
async function guardarEn(
  idSolicitud: string,
  revision: () => number,
  respuestas: Record<string, unknown>,
  onActual: (actual: Guardado) => void,
) {
  const enviar = () =>
    call(calls.minutas.saveActo, { params: { idSolicitud }, body: { revision: revision(), respuestas } });
  try {
    return await enviar();
  } catch (error) {
    if (!(error instanceof ApiError) || error.codigo !== 'conflicto-revision') throw error;
    onActual(error.actual as Awaited<ReturnType<typeof enviar>>);
    return enviar();
  }
}
