import type { TramiteDetalle } from '@fedatario/contract/tramite';
import { useT } from '../../i18n/i18n.ts';
import { estadoDicho } from '../expedientes/estado-dicho.ts';
import { Historia } from '../expedientes/Historia.tsx';

/** The history of a trámite for its customer. */
export function HistorialDeTramite({ tramite: { historial, automatica } }: { tramite: TramiteDetalle }) {
  const t = useT();
  // For the customer of an automatic document `entregado` and `cerrado` are the same.
  const pasos = historial.filter(({ a }) => !automatica || a !== 'cerrado');
  return (
    <Historia
      historial={pasos}
      nombreDe={(estado) => estadoDicho({ estado, automatica }, t)}
      quienDe={({ como, quien }) => {
        if (como === 'cliente') return t('tramites.historia.usted');
        return como === null ? t('tramites.historia.sistema') : (quien ?? t('tramites.historia.oficina'));
      }}
    />
  );
}
