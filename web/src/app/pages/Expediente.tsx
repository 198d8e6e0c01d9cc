import { lazy } from 'react';
import { ExpedientePage } from '../../tramite/tramites/oficina/detalle/ExpedientePage.tsx';
import { useSession } from '../session/use-session.ts';

const Sellado = lazy(async () => ({ default: (await import('../../acto/marcas/Sellado.tsx')).Sellado }));
const Deberes = lazy(async () => ({ default: (await import('../../acto/deberes/Deberes.tsx')).Deberes }));
const Papeles = lazy(async () => ({ default: (await import('../../acto/papeles/Papeles.tsx')).Papeles }));

/** A trámite with everything that the office does with it. */
export function Expediente() {
  return (
    <ExpedientePage
      administra={useSession().user.role.includes('admin')}
      entregado={({ idSolicitud, automatica }) => (
        <>
          <Sellado idSolicitud={idSolicitud} />
          {!automatica && <Deberes idSolicitud={idSolicitud} />}
          {!automatica && <Papeles idSolicitud={idSolicitud} />}
        </>
      )}
    />
  );
}
