import type { TramiteDetalle } from '@fedatario/contract/tramite';
import { useT } from '../../../../i18n/i18n.ts';
import { estadoDicho } from '../../../expedientes/estado-dicho.ts';
import { Historia } from '../../../expedientes/Historia.tsx';

/** The history of a trámite for the office: also the role of each person. */
export function HistoriaDeExpediente({ tramite: { historial, automatica } }: { tramite: TramiteDetalle }) {
  const t = useT();
  return (
    <Historia
      historial={historial}
      nombreDe={(estado) => estadoDicho({ estado, automatica }, t)}
      quienDe={({ como, quien }) => {
        const rol = como === null ? t('tramites.historia.sistema') : t(`expediente.turno.${como}`);
        return quien ? `${rol} · ${quien}` : rol;
      }}
    />
  );
}
