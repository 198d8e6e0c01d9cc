import type { Area } from '@fedatario/contract/casa';
import { useAjustes } from '../ajustes/ajustes.ts';
import { areaProps } from '../theme/temas.ts';
import { useEsquema } from '../theme/use-esquema.ts';

/** Attributes that draw the root of an area in its theme: the person's own, or else the company's. */
export function useArea(area: Area) {
  const { theme } = useAjustes();
  const esquema = useEsquema();
  return areaProps(theme[area] ?? esquema);
}
