import type { VistaGuardada } from '@fedatario/contract/control';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useAdministra } from '../../../lib/administra.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { hoy } from '../../../lib/escribir.ts';
import { dia } from '../../../lib/format.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Text } from '../../../ui/layout/layout.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import type { DeReporte } from './de-reporte.ts';
import { periodoDeVista } from './filtros.ts';
import css from './vistas.module.css';

/** The views of the caller's own and those that the administration shares, with who made them. */
export function Guardadas({ reporte }: Pick<DeReporte, 'reporte'>) {
  const t = useT();
  const { data = [] } = useCall(calls.vistas.list, { query: { lugar: reporte } }, { current: true });
  return (
    <section aria-labelledby="vistas-guardadas">
      <h3 id="vistas-guardadas">{t('vistas.guardadas')}</h3>
      {data.length === 0 && (
        <Text size={3} tone="tinta-2">
          {t('vistas.sinVistas')}
        </Text>
      )}
      <ul className={css.lista}>
        {data.map((vista) => (
          <Guardada key={vista.idVista} vista={vista} />
        ))}
      </ul>
    </section>
  );
}

function Guardada({ vista }: { vista: VistaGuardada }) {
  const t = useT();
  const administra = useAdministra();
  const [address] = useSearchParams();
  const [borrando, setBorrando] = useState(false);
  const { idVista, nombre, propia, compartida, deQuien } = vista;
  const copying = useSend(calls.vistas.create, { renews: [calls.vistas.list] });
  const removing = useSend(calls.vistas.remove, { renews: [calls.vistas.list, calls.programaciones.list] });
  const copy = () => {
    const { lugar, filtros, orden, ocultas } = vista;
    const body = { lugar, filtros, orden, ocultas, nombre, compartida: false };
    const onError = () => show('error', tell('vistas.yaCopiada', { nombre }));
    copying.mutate({ body }, { onSuccess: () => show('success', tell('vistas.copiada')), onError });
  };
  return (
    <li>
      <div>
        <Link to={{ search: direccionDe(vista) }} aria-current={address.get('vista') === idVista || undefined}>
          {nombre}
        </Link>
        <small>
          {cuandoDe(vista)}
          {compartida &&
            ` · ${propia ? t('vistas.compartidaPorUsted') : t('vistas.compartidaPor', { nombre: deQuien })}`}
        </small>
      </div>
      {!propia && (
        <IconButton label={t('vistas.copiar', { nombre })} disabled={copying.isPending} onClick={copy}>
          <IconCopy size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
      {(propia || administra) && (
        <IconButton kind="remove" label={t('vistas.borrar', { nombre })} onClick={() => setBorrando(true)}>
          <IconTrash size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
      <ConfirmDialog
        open={borrando}
        danger
        title={t('vistas.borrarTitulo', { nombre })}
        confirm={t('vistas.borrarSi')}
        pending={removing.isPending}
        error={removing.error}
        onClose={() => setBorrando(false)}
        onConfirm={() => removing.mutate({ params: { idVista } }, { onSuccess: () => setBorrando(false) })}
      >
        <p>{t('vistas.borrarDetalle')}</p>
      </ConfirmDialog>
    </li>
  );
}

/** The address of the report as the view keeps it, with the panel still open. */
function direccionDe({ idVista, filtros, orden, ocultas }: VistaGuardada): string {
  const { desde, hasta } = periodoDeVista(filtros, hoy());
  const vista = { ...(orden && { orden }), ...(ocultas.length > 0 && { ocultas: ocultas.join(',') }) };
  return `?${new URLSearchParams({ desde, hasta, ...vista, vista: idVista, vistas: 'si' })}`;
}

function cuandoDe({ filtros }: VistaGuardada): string {
  if ('atajo' in filtros) return tell(`reportes.atajo.${filtros.atajo}`);
  const { desde, hasta } = filtros;
  return `${desde ? dia(desde) : '…'} – ${hasta ? dia(hasta) : '…'}`;
}
