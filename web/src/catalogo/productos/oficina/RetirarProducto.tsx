import type { ProductoDeOficina } from '@fedatario/contract';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useVenta } from './use-venta.ts';

/** Confirms a withdrawal, with the number of drafts that cannot be paid meanwhile. */
export function RetirarProducto({ producto, onClose }: { producto: ProductoDeOficina; onClose: () => void }) {
  const t = useT();
  const { vender, isPending, error } = useVenta();
  const { nombre, borradores } = producto;
  return (
    <ConfirmDialog
      title={t('oferta.retirarTitulo', { nombre })}
      confirm={t('oferta.retirarConfirmar')}
      danger
      pending={isPending}
      error={error}
      onConfirm={() => vender(producto, false, onClose)}
      onClose={onClose}
    >
      <p>{t('oferta.retirarTexto')}</p>
      <p>{borradores === 0 ? t('oferta.sinBorradores') : t('oferta.conBorradores', { n: borradores })}</p>
    </ConfirmDialog>
  );
}
