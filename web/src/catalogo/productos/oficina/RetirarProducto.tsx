import type { ProductoDeOficina, UsosDeProducto } from '@fedatario/contract/catalogo';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { type T, useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import css from './oficina.module.css';
import { useVenta } from './use-venta.ts';

/** Confirms a withdrawal, naming everything that hangs on the product and its fate meanwhile. */
export function RetirarProducto({ producto, onClose }: { producto: ProductoDeOficina; onClose: () => void }) {
  const t = useT();
  const { vender, isPending, error } = useVenta();
  const { nombre, idProducto } = producto;
  const usos = useCall(calls.productosDeOficina.uses, { params: { idProducto } }, { fresh: true });
  const found = usos.data && consecuencias(t, usos.data);
  return (
    <ConfirmDialog
      title={t('oferta.retirarTitulo', { nombre })}
      confirm={t('oferta.retirarConfirmar')}
      danger
      pending={isPending}
      disabled={!usos.data}
      error={error ?? usos.error}
      onConfirm={() => vender(producto, false, onClose)}
      onClose={onClose}
    >
      <p>{t('oferta.retirarTexto')}</p>
      {!found && !usos.error && <Skeleton pieces={[24, 24]} label={t('comun.cargando')} />}
      {found?.length === 0 && <p>{t('oferta.sinUsos')}</p>}
      {found && found.length > 0 && (
        <Stack as="ul" gap={2} className={css.usos}>
          {found.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </Stack>
      )}
    </ConfirmDialog>
  );
}

/** A sentence for each kind of use there is: how much, and its fate while the product is withdrawn. */
function consecuencias(t: T, usos: UsosDeProducto): string[] {
  const { borradores, enCarritos, pedidos, solicitudes, codigos, formas, publicacionPedida } = usos;
  const nombres = (all: readonly string[]) => all.join(', ');
  const dichas = [
    borradores > 0 && t('oferta.conBorradores', { n: borradores }),
    enCarritos > 0 && t('oferta.conCarritos', { n: enCarritos }),
    pedidos > 0 && t('oferta.conPedidos', { n: pedidos }),
    solicitudes.total > 0 &&
      t('oferta.conSolicitudes', { n: solicitudes.total, nombres: nombres(solicitudes.nombres) }),
    codigos.length > 0 && t('oferta.conCodigos', { n: codigos.length, nombres: nombres(codigos) }),
    formas.length > 0 && t('oferta.conFormas', { nombres: nombres(formas) }),
    publicacionPedida && t('oferta.conPublicacion'),
  ];
  return dichas.filter((one) => one !== false);
}
