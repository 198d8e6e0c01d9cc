import type { EntradaDeLibreta, TipoDeEntrada } from '@fedatario/contract/borrador';
import type { Pregunta } from '@fedatario/document-engine';

type Datos = Readonly<Record<string, unknown>>;

const tipos: readonly string[] = ['persona', 'vehiculo', 'inmueble', 'direccion'] satisfies TipoDeEntrada[];

/** The kind of entry that can answer a question; undefined when entries of that kind are not kept. */
export function tipoDeEntrada(tipo: Pregunta['tipo']): TipoDeEntrada | undefined {
  return tipos.includes(tipo) ? (tipo as TipoDeEntrada) : undefined;
}

const nombres: Readonly<Record<TipoDeEntrada, readonly string[]>> = {
  persona: ['nombres', 'apellidos'],
  vehiculo: ['marca', 'linea', 'placa'],
  inmueble: ['direccion'],
  direccion: ['linea'],
};

/** Default name for an entry with these data. */
export function nombreDe(tipo: TipoDeEntrada, datos: Datos): string {
  const parts = nombres[tipo].map((clave) => datos[clave]);
  return parts
    .filter((part) => typeof part === 'string')
    .join(' ')
    .slice(0, 120);
}

/** The entry of the same person or thing: same identity document, or same plate. */
export function entradaDe(
  entradas: readonly EntradaDeLibreta[],
  tipo: TipoDeEntrada,
  datos: Datos,
): EntradaDeLibreta | undefined {
  const id = [datos.cui, datos.pasaporteNumero, datos.placa].find((one) => typeof one === 'string' && one !== '');
  const end = typeof id === 'string' ? id.replace(/[\s-]/g, '').toUpperCase().slice(-4) : undefined;
  const nombre = nombreDe(tipo, datos);
  return entradas.find((one) => one.tipo === tipo && (end ? one.documento === end : one.nombre === nombre));
}
