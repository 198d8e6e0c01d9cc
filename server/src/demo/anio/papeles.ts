import { MINUTE } from '@fedatario/contract/base';
import { archivos } from '@fedatario/contract/casa';
import { dibujar, type Papel } from './dibujos.ts';
import type { Persona } from './llamada.ts';
import type { Oficina } from './oficina.ts';

const NOMBRES: Readonly<Record<Papel, string>> = {
  identidad: 'identificacion.png',
  hoja: 'hoja.png',
  recibo: 'recibo.png',
};

const DISTINTOS = 99_991;

/** Draws a paper, another one each minute, and hands it in; the id of its file. */
export async function subir({ llamar, reloj }: Oficina, quien: Persona, papel: Papel): Promise<string> {
  const body = await dibujar(papel, Math.floor(reloj.ahora.getTime() / MINUTE) % DISTINTOS);
  const { idArchivo } = await llamar(quien, archivos.upload, { query: { nombre: NOMBRES[papel] }, body });
  return idArchivo;
}
