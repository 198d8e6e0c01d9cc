import { HOJAS_MAXIMAS } from '@fedatario/contract/acto';
import { BYTES_POR_ARCHIVO } from '@fedatario/contract/casa';
import { useEffect, useRef, useState } from 'react';
import { calls } from '#calls';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { handIn } from '../../lib/use-upload.ts';
import {
  type Curso,
  conPaciencia,
  dibujar,
  type Falta,
  guardar,
  type Hoja,
  mover,
  recuperar,
  Sobran,
} from './escaneo.ts';

export type Hojas = ReturnType<typeof useHojas>;

/**
 * The sheets of an act: files uploaded one after another, a PDF split into pages, in an order that the notary may
 * change.
 */
export function useHojas(idSolicitud: string) {
  const [hojas, setHojas] = useState<readonly Hoja[]>(() => recuperar(sessionStorage, idSolicitud));
  const [faltas, setFaltas] = useState<readonly Falta[]>([]);
  const { curso, enCola, tomar, cancelar } = useCola(idSolicitud, {
    caben: HOJAS_MAXIMAS - hojas.length,
    onHojas: (nuevas) => setHojas((before) => [...before, ...nuevas]),
    onFalta: (falta) => setFaltas((before) => [...before, falta]),
  });
  useEffect(() => guardar(sessionStorage, idSolicitud, hojas), [idSolicitud, hojas]);
  return {
    hojas,
    faltas,
    curso,
    enCola,
    cancelar,
    tomar: (files: readonly File[]) => {
      setFaltas([]);
      tomar(files);
    },
    llevar: (idArchivo: string, lugar: number) =>
      setHojas((before) =>
        mover(
          before,
          before.findIndex((hoja) => hoja.idArchivo === idArchivo),
          lugar,
        ),
      ),
    quitar: (idArchivo: string) => setHojas((before) => before.filter((hoja) => hoja.idArchivo !== idArchivo)),
    /** Sheets unsigned for more than a day are deleted by the server: they leave the list and are reported. */
    perder: (perdidas: readonly Hoja[]) => {
      setHojas((before) => before.filter((hoja) => !perdidas.includes(hoja)));
      setFaltas((before) => [...before, ...perdidas.map(({ nombre }) => ({ nombre, error: 'perdida' }) as const)]);
    },
    olvidar: () => guardar(sessionStorage, idSolicitud, []),
  };
}

interface Cola {
  readonly caben: number;
  readonly onHojas: (hojas: readonly Hoja[]) => void;
  readonly onFalta: (falta: Falta) => void;
}

/** Uploads one file at a time; the others queue, and a failed file does not stop the rest. */
function useCola(idSolicitud: string, cola: Cola) {
  const [curso, setCurso] = useState<Curso>();
  const [enCola, setEnCola] = useState(0);
  const latest = useRef(cola);
  latest.current = cola;
  const waiting = useRef<File[]>([]);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const work = async () => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    for (let file = waiting.current.shift(); file && !signal.aborted; file = waiting.current.shift()) {
      setEnCola(waiting.current.length);
      const traer = { idSolicitud, file, signal, caben: latest.current.caben, onCurso: setCurso };
      const { name: nombre } = file;
      await traerHojas(traer).then(
        (hojas) => signal.aborted || latest.current.onHojas(hojas),
        (error: unknown) => signal.aborted || latest.current.onFalta({ nombre, error: faltaDe(error) }),
      );
    }
    if (!signal.aborted) setCurso(undefined);
  };
  const tomar = (files: readonly File[]) => {
    waiting.current.push(...files);
    setEnCola(waiting.current.length);
    if (curso === undefined) void work();
  };
  const cancelar = () => {
    stop.current?.abort();
    waiting.current = [];
    setEnCola(0);
    setCurso(undefined);
  };
  return { curso, enCola, tomar, cancelar };
}

interface Traer {
  readonly idSolicitud: string;
  readonly file: File;
  readonly caben: number;
  readonly signal: AbortSignal;
  readonly onCurso: (curso: Curso) => void;
}

/** Uploads a file and returns its sheets: a picture is one, a PDF one for each page. */
async function traerHojas({ idSolicitud, file, caben, signal, onCurso }: Traer): Promise<Hoja[]> {
  const { name: nombre } = file;
  const onProgress = (parte: number) => onCurso({ fase: 'subiendo', nombre, parte });
  const pausa = (segundos: number) => new Promise<void>((done) => setTimeout(done, segundos * 1_000));
  onProgress(0);
  if (caben < 1) throw new Sobran(1);
  if (file.type === 'application/pdf' && file.size > BYTES_POR_ARCHIVO) throw new RangeError('pesado');
  const archivo = await conPaciencia(() => handIn(file, { signal, onProgress }), pausa);
  if (archivo.tipo !== 'application/pdf') return [archivo];
  const { idArchivo } = archivo;
  const turno = (desde: number) => {
    const input = { params: { idSolicitud }, body: { idArchivo, desde } };
    return conPaciencia(() => call(calls.firmas.drawSheets, input, { signal }), pausa);
  };
  const onAvance = (hechas: number, paginas: number) => onCurso({ fase: 'dibujando', nombre, hechas, paginas });
  return dibujar({ turno, caben, onAvance });
}

function faltaDe(error: unknown): Falta['error'] {
  if (error instanceof Sobran) return { sobran: error.sobran };
  if (error instanceof RangeError) return 'pesado';
  return error instanceof ApiError ? error : new ApiError('error-interno');
}
