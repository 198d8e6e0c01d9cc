import { type Rol, roles } from '@fedatario/contract/base';
import { type Cuenta, estadosDeCuenta, ordenesDeCuentas } from '@fedatario/contract/casa';
import { IconHistory, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { calls } from '#calls';
import { ListPage } from '../../../common/list/ListPage.tsx';
import { useListPage } from '../../../common/list/use-list-page.ts';
import { useT } from '../../../i18n/i18n.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { LinkTabs } from '../../../ui/LinkTabs.tsx';
import { Bloquear } from './Bloquear.tsx';
import { CuentaDrawer, NUEVO } from './CuentaDrawer.tsx';
import { columnasOf } from './columnas.tsx';
import css from './cuentas.module.css';
import type { Mirada } from './mirada.ts';
import { PedirDosPasos } from './PedirDosPasos.tsx';
import { useAcciones } from './use-acciones.ts';

const shape = { filtros: { estado: estadosDeCuenta }, ordenes: ordenesDeCuentas } as const;

/** The accounts: who may sign in, with which role, and pending invitations. */
export function CuentasPage({ rol, gobierna, yo }: Mirada) {
  const t = useT();
  const cuentas = useListPage({
    list: calls.cuentas.list,
    export: calls.cuentas.export,
    shape,
    fixed: rol ? { rol } : {},
    panel: 'usuario',
  });
  const { panel } = cuentas;
  const [bloqueada, setBloqueada] = useState<Cuenta>();
  const actionsOf = useAcciones(yo, setBloqueada);
  const invitar = gobierna && <ButtonLink {...panel.linkTo(NUEVO)}>{t('cuentas.invitar')}</ButtonLink>;
  return (
    <ListPage
      of={cuentas}
      texts="cuentas.lista"
      icon={IconUsers}
      filters={{
        estado: {
          label: t('cuentas.columna.estado'),
          any: t('cuentas.todosLosEstados'),
          nameOf: (estado) => t(`cuentas.estado.${estado}`),
        },
      }}
      columns={columnasOf(t, rol)}
      keyOf={({ idUsuario }) => idUsuario}
      actionsOf={gobierna ? actionsOf : undefined}
      head={invitar}
      begin={invitar}
      above={
        <div className={css.bajo}>
          <Roles rol={rol} />
          {gobierna && <Auditoria />}
        </div>
      }
    >
      {gobierna && <PedirDosPasos />}
      {bloqueada && <Bloquear cuenta={bloqueada} onClose={() => setBloqueada(undefined)} />}
      {panel.open && (
        <CuentaDrawer
          key={panel.open}
          idUsuario={panel.open}
          rol={rol}
          gobierna={gobierna}
          yo={yo}
          onClose={panel.close}
        />
      )}
    </ListPage>
  );
}

function Auditoria() {
  const t = useT();
  return (
    <Link to="/admin/seguridad/auditoria?objeto=usuario" className={css.auditoria}>
      <IconHistory size={18} stroke={1.75} aria-hidden="true" />
      {t('cuentas.auditoria')}
    </Link>
  );
}

function Roles({ rol }: { rol: Rol | undefined }) {
  const t = useT();
  return (
    <LinkTabs
      label={t('cuentas.porRol')}
      tabs={([undefined, ...roles] as const).map((one) => ({
        to: `/admin/seguridad/usuarios/${one ?? 'todos'}`,
        label: one ? t(`cuentas.roles.${one}`) : t('cuentas.todos'),
        current: one === rol,
      }))}
    />
  );
}
