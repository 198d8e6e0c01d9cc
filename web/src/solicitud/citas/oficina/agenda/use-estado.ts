import { type Dia, ZONA_HORARIA } from '@fedatario/document-engine';
import { useSearchParams } from 'react-router';
import { useAdministra } from '../../../../lib/administra.ts';
import { useMedia } from '../../../../ui/use-media.ts';
import { type Vista, vistas } from './dias.ts';
import { relojDe } from './reloj.ts';

/** Widths at which the calendar opens as a list: columns of hours would not fit. */
const ESTRECHA = '(max-width: 768px)';

const DIA = /^\d{4}-\d\d-\d\d$/;

interface Estado {
  readonly vista: Vista;
  readonly fecha: Dia;
  readonly hoy: Dia;
  readonly por: 'notario' | 'sala';
  readonly idNotario: string | undefined;
  readonly idSede: string | undefined;
}

type Cambios = Partial<Record<'vista' | 'fecha' | 'por' | 'notario' | 'sede', string>>;

/** The view, the day and the filters of the calendar, in its address. A notary, who sees one column, begins with the week. */
export function useEstado() {
  const [address, setAddress] = useSearchParams();
  const estrecha = useMedia(ESTRECHA);
  const administra = useAdministra();
  const hoy = relojDe(new Date().toISOString(), ZONA_HORARIA).dia;
  const primera = estrecha ? 'lista' : administra ? 'dia' : 'semana';
  const fecha = address.get('fecha') ?? '';
  const estado: Estado = {
    vista: vistas.find((una) => una === address.get('vista')) ?? primera,
    fecha: DIA.test(fecha) && !Number.isNaN(Date.parse(fecha)) ? fecha : hoy,
    hoy,
    por: address.get('por') === 'sala' ? 'sala' : 'notario',
    idNotario: address.get('notario') ?? undefined,
    idSede: address.get('sede') ?? undefined,
  };
  const con = (cambios: Cambios) => {
    const next = new URLSearchParams(address);
    next.delete('panel');
    for (const [nombre, valor] of Object.entries(cambios)) valor ? next.set(nombre, valor) : next.delete(nombre);
    return next;
  };
  return {
    estado,
    administra,
    /** Address of the same calendar with some changes. */
    direccion: (cambios: Cambios) => ({ search: con(cambios).toString() }),
    cambiar: (cambios: Cambios) => setAddress(con(cambios), { replace: true }),
  };
}

export type Navegacion = ReturnType<typeof useEstado>;
