import { cuandoDeCita, lugarDeZona } from '@fedatario/contract/solicitud';
import { currentIdioma } from '../../i18n/i18n.ts';

interface Hora {
  readonly inicio: string;
  readonly fin: string;
}

/** Day and hours of an appointment in the zone of its place, as in its mail and calendar entry. */
export function cuando({ inicio, fin }: Hora, zona: string): string {
  return cuandoDeCita({ inicio, fin, zona }, currentIdioma());
}

/** The same for a reader in another zone; null for one who reads the same hour there. */
export function enSuHora({ inicio, fin }: Hora, zona: string): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const idioma = currentIdioma();
  const sin = (suya: string) => cuandoDeCita({ inicio, fin, zona: suya }, idioma).replace(lugarDeZona(suya), '');
  return sin(timeZone) === sin(zona) ? null : cuandoDeCita({ inicio, fin, zona: timeZone }, idioma);
}
