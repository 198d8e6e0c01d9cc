import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { useCall, usePages } from '../../lib/api.ts';
import { useLive } from '../../lib/use-live.ts';
import { ListaPropia } from '../expedientes/ListaPropia.tsx';
import { RenglonDeTramite } from '../expedientes/RenglonDeTramite.tsx';

/** The customer's trámites of a state or group, named in the address. */
export function TramitesPage({ estado }: { estado: string }) {
  const t = useT();
  useLive(['tramites', 'mensajes'], [calls.tramites.list, calls.tramites.cuentas]);
  const list = usePages(calls.tramites.list, { query: { estado } });
  const { data: cuentas } = useCall(calls.tramites.cuentas, {});
  return (
    <ListaPropia
      base="/tramites"
      estado={estado}
      list={list}
      rows={list.data?.pages.flatMap((page) => page.data)}
      cuentas={cuentas}
      textos={{
        titulo: t('tramites.lista.titulo'),
        detalle: t('tramites.lista.detalle'),
        vacio: t('tramites.lista.vacio'),
        vacioDetalle: t('tramites.lista.vacioDetalle'),
        nada: t('tramites.lista.nada'),
        mas: t('tramites.lista.mas'),
      }}
    >
      {(tramite) => <RenglonDeTramite key={tramite.idSolicitud} tramite={tramite} />}
    </ListaPropia>
  );
}
