import type { Area } from '@fedatario/contract';
import { useAjustes } from '../../lib/ajustes.ts';
import { useCall } from '../../lib/api.ts';
import { readInformacionGeneral } from '../../lib/calls.ts';
import { areaProps } from '../theme/temas.ts';

/** What the root of an area carries to be drawn in its theme: the person's own, or else the company's. */
export function useArea(area: Area) {
  const { theme } = useAjustes();
  const { data } = useCall(readInformacionGeneral, {});
  return areaProps(theme[area] ?? data?.esquemaColores ?? 'default');
}
