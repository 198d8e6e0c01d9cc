import { type Cuenta, estadosDeCuenta, ordenesDeCuentas, type Rol, roles } from '@fedatario/contract';
import { IconHistory, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { calls } from '#calls';
import { Titulo } from '../../../common/marca.tsx';
import { type T, useT } from '../../../i18n/i18n.ts';
import { usePage } from '../../../lib/api.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { LinkTabs } from '../../../ui/LinkTabs.tsx';
import { PageHead } from '../../../ui/Page.tsx';
import { EmptyList } from '../../../ui/table/EmptyList.tsx';
import { ListView } from '../../../ui/table/ListView.tsx';
import type { Filter } from '../../../ui/table/table.ts';
import { useExport } from '../../../ui/table/use-export.ts';
import { useList } from '../../../ui/table/use-list.ts';
import { usePanel } from '../../../ui/use-panel.ts';
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
  const list = useList(shape);
  const ofRol = rol ? { rol } : {};
  const page = usePage(calls.cuentas.list, { query: { ...list.query, ...ofRol } });
  const exporting = useExport(calls.cuentas.export, { ...list.whole, ...ofRol });
  const panel = usePanel('usuario');
  const [bloqueada, setBloqueada] = useState<Cuenta>();
  const actionsOf = useAcciones(yo, setBloqueada);
  const invitar = gobierna && <ButtonLink {...panel.linkTo(NUEVO)}>{t('cuentas.invitar')}</ButtonLink>;
  return (
    <>
      <Titulo pantalla={t('cuentas.titulo')} />
      <PageHead title={t('cuentas.titulo')} text={t('cuentas.detalle')}>
        {invitar}
      </PageHead>
      <div className={css.bajo}>
        <Roles rol={rol} />
        {gobierna && <Auditoria />}
      </div>
      <ListView
        caption={t('cuentas.titulo')}
        list={list}
        page={page}
        filters={filtersOf(t)}
        searchLabel={t('cuentas.buscar')}
        exporting={exporting}
        columns={columnasOf(t, rol)}
        keyOf={({ idUsuario }) => idUsuario}
        linkTo={({ idUsuario }) => panel.linkTo(idUsuario)}
        actionsOf={gobierna ? actionsOf : undefined}
        empty={
          <EmptyList icon={IconUsers} title={t('cuentas.vacioTitulo')} text={t('cuentas.vacio')}>
            {invitar}
          </EmptyList>
        }
      />
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
    </>
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

function filtersOf(t: T): Filter[] {
  const options = estadosDeCuenta.map((value) => ({ value, label: t(`cuentas.estado.${value}`) }));
  return [{ name: 'estado', label: t('cuentas.columna.estado'), any: t('cuentas.todosLosEstados'), options }];
}
