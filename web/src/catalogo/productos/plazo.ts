import { useT } from '../../i18n/i18n.ts';

/** Business hours of a working day. */
const JORNADA = 8;

/** Delivery time in words: at once, in hours, or in working days. */
export function usePlazo(): (horas: number) => string {
  const t = useT();
  return (horas) => {
    if (horas <= 0) return t('productos.plazo.inmediato');
    if (horas < JORNADA) return t('productos.plazo.horas', { n: horas });
    return t('productos.plazo.dias', { n: Math.ceil(horas / JORNADA) });
  };
}
