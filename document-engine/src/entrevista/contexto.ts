/** Data the system adds to the answers, by path, with the label a blank shows. No question may take these names. */
const DATOS: ReadonlyMap<string, string> = new Map([
  ['hoy', 'Fecha de hoy'],
  ['notario', 'El notario'],
  ['notario.nombres', 'Nombre del notario'],
  ['notario.nombreCompleto', 'Nombre del notario'],
  ['notario.sexo', 'Sexo del notario'],
  ['notario.colegiado', 'Número de colegiado del notario'],
  ['ley', 'Lo que fija la ley'],
  ['documento', 'El documento'],
  ['documento.numero', 'Número del documento'],
]);

/** How a datum of the system is called, or undefined when the system gives nothing of that path. */
export function etiquetaDelSistema(ruta: string): string | undefined {
  return DATOS.get(ruta);
}
