import type { Agenda } from '@fedatario/contract/solicitud';
import { lazy, Suspense } from 'react';
import type { Inicial } from './agenda/Calendario.tsx';

const NuevaCita = lazy(async () => ({ default: (await import('./NuevaCita.tsx')).NuevaCita }));
const ApartarHoras = lazy(async () => ({ default: (await import('./ApartarHoras.tsx')).ApartarHoras }));
const CalendarioDelNotario = lazy(async () => ({
  default: (await import('./CalendarioDelNotario.tsx')).CalendarioDelNotario,
}));
const ListaDeEspera = lazy(async () => ({ default: (await import('./ListaDeEspera.tsx')).ListaDeEspera }));
const ReglasDeCitas = lazy(async () => ({ default: (await import('./ReglasDeCitas.tsx')).ReglasDeCitas }));
const Detalle = lazy(async () => ({ default: (await import('./agenda/Detalle.tsx')).Detalle }));

interface Props {
  open: string | undefined;
  agenda: Agenda;
  inicial: Inicial | undefined;
  onClose: () => void;
}

/** The form, or the thing of the calendar, that the address names, loaded when it is opened. */
export function PanelDeCitas({ open = '', agenda, inicial, onClose }: Props) {
  const { notarios } = agenda;
  return (
    <Suspense fallback={null}>
      {open.includes('-') && <Detalle de={open} agenda={agenda} onClose={onClose} />}
      {open === 'nueva' && <NuevaCita agenda={agenda} inicial={inicial} onClose={onClose} />}
      {open === 'apartar' && <ApartarHoras notarios={notarios} inicial={inicial} onClose={onClose} />}
      {open === 'espera' && <ListaDeEspera onClose={onClose} />}
      {open === 'calendario' && <CalendarioDelNotario onClose={onClose} />}
      {open === 'reglas' && <ReglasDeCitas onClose={onClose} />}
    </Suspense>
  );
}
