import { catalogos, type NombreDeCatalogo } from '@fedatario/contract/casa';
import { tablaDe } from './definiciones.ts';

const nombres = Object.keys(catalogos) as NombreDeCatalogo[];

/** Describes a catalogue's entry to the audit: its catalogue as a path names it. */
export function objetoDeCatalogo(enPath: string) {
  const nombre = nombres.find((one) => catalogos[one].llamadas.list.path.endsWith(`/${enPath}`));
  if (!nombre) throw new Error(`No hay catálogo de ${enPath}.`);
  const { tabla, id, activo, campos, ordenes } = tablaDe(nombre);
  const columnas = [...campos, activo, ...('orden' in ordenes ? ['orden'] : [])].map(snakeOf);
  const de = snakeOf(id);
  return {
    tabla: snakeOf(tabla),
    id: de,
    claves: { id: de },
    nombre: columnas[0] ?? null,
    campos: columnas,
    tomaTabla: true,
  } as const;
}

/** `idUsuario` is `id_usuario`, as the database writes it. */
export function snakeOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
