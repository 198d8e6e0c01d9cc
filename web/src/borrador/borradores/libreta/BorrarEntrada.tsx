import type { EntradaDeLibreta } from '@fedatario/contract/borrador';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import { enfocarListas } from '../use-acciones.ts';

export function BorrarEntrada({ entrada, onCerrar }: { entrada: EntradaDeLibreta; onCerrar: () => void }) {
  const t = useT();
  const { idEntrada, nombre } = entrada;
  const { mutateAsync, isPending, error } = useSend(calls.libreta.forget, { renews: [calls.libreta.list] });
  const borrar = () =>
    void mutateAsync({ params: { idEntrada } }).then(
      () => {
        show('success', t('libreta.borrada', { nombre }));
        enfocarListas();
      },
      () => undefined,
    );
  return (
    <ConfirmDialog
      title={t('libreta.borrarTitulo')}
      confirm={t('libreta.borrarSi')}
      danger
      pending={isPending}
      onConfirm={borrar}
      onClose={onCerrar}
    >
      {error && <Notice tone="error">{t(`error.${error.codigo}`)}</Notice>}
      <p>{t('libreta.borrarDetalle', { nombre })}</p>
    </ConfirmDialog>
  );
}
