import type { GestionPropia } from '@fedatario/contract/tramite';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { useCall, usePages } from '../../lib/api.ts';
import { useLive } from '../../lib/use-live.ts';
import { ListaPropia } from '../expedientes/ListaPropia.tsx';
import { RenglonPropio } from '../expedientes/RenglonDeTramite.tsx';
import { EstadoDeGestion } from './EstadoDeGestion.tsx';

/** The customer's gestiones of a state or group, named in the address. */
export function GestionesPage({ estado }: { estado: string }) {
  const t = useT();
  useLive(['gestiones', 'mensajes'], [calls.gestiones.list, calls.gestiones.cuentas]);
  const list = usePages(calls.gestiones.list, { query: { estado } });
  const { data: cuentas } = useCall(calls.gestiones.cuentas, {});
  return (
    <ListaPropia
      base="/gestion-tramites"
      estado={estado}
      list={list}
      rows={list.data?.pages.flatMap((page) => page.data)}
      cuentas={cuentas}
      textos={{
        titulo: t('gestiones.lista.titulo'),
        detalle: t('gestiones.lista.detalle'),
        vacio: t('gestiones.lista.vacio'),
        vacioDetalle: t('gestiones.lista.vacioDetalle'),
        nada: t('gestiones.lista.nada'),
        mas: t('gestiones.lista.mas'),
      }}
    >
      {(gestion) => <Renglon key={gestion.idSolicitud} gestion={gestion} />}
    </ListaPropia>
  );
}

function Renglon({ gestion }: { gestion: GestionPropia }) {
  const t = useT();
  const { numero, pasoActual } = gestion;
  return (
    <RenglonPropio
      row={gestion}
      to={`/gestion-tramites/${gestion.idSolicitud}/detalle`}
      numero={t('gestiones.numero', { numero })}
      dicho={pasoActual && t('gestiones.lista.paso', pasoActual)}
      state={<EstadoDeGestion estado={gestion.estado} />}
    />
  );
}
