import type { Cuenta } from '@fedatario/contract/casa';
import { IconLock, IconLockOpen, IconMailForward } from '@tabler/icons-react';
import { calls } from '#calls';
import { t } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import type { ApiError } from '../../../lib/api-error.ts';
import { show } from '../../../ui/snackbar/store.ts';
import type { RowAction } from '../../../ui/table/table.ts';

export const renews = [calls.cuentas.list, calls.cuentas.read, calls.cuentas.sesiones, calls.auditoria.list];

export const fail = (error: ApiError) => show('error', t(`error.${error.codigo}`, error.params));

/** The actions on an account. Activating needs no confirmation, blocking does. Nobody has them on their own account. */
export function useAcciones(yo: string | undefined, onBlock: (cuenta: Cuenta) => void) {
  const activate = useSend(calls.cuentas.activate, { renews });
  const invite = useSend(calls.cuentas.invite, { renews });
  return (cuenta: Cuenta): RowAction[] => {
    const { idUsuario, nombreCompleto: nombre, email, activo, estado } = cuenta;
    if (idUsuario === yo) return [];
    const params = { idUsuario };
    const told = (text: string) => ({ onSuccess: () => show('success', text), onError: fail });
    const toggle = {
      label: t(activo ? 'cuentas.bloquear' : 'cuentas.desbloquear', { nombre }),
      icon: activo ? IconLock : IconLockOpen,
      run: () =>
        activo
          ? onBlock(cuenta)
          : activate.mutate({ params, body: { activo: true } }, told(t('cuentas.desbloqueado', { nombre }))),
    };
    const again = {
      label: t('cuentas.reinvitar', { nombre }),
      icon: IconMailForward,
      run: () => invite.mutate({ params }, told(t('cuentas.invitado', { email }))),
    };
    return estado === 'invitado' ? [again, toggle] : [toggle];
  };
}
