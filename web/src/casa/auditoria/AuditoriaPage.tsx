import { accionesDeActo, objetosDeActo } from '@fedatario/contract/base';
import { ordenesDeAuditoria, type RegistroDeAuditoria, SISTEMA } from '@fedatario/contract/casa';
import { IconHistory } from '@tabler/icons-react';
import { calls } from '#calls';
import { ListPage } from '../../common/list/ListPage.tsx';
import { useListPage } from '../../common/list/use-list-page.ts';
import { type T, useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { DIA } from '../../lib/list-state.ts';
import { UUID } from '../../lib/uuid.ts';
import type { FilterWords } from '../../ui/table/filters.ts';
import { columnasOf } from './columnas.tsx';
import { RegistroDrawer } from './RegistroDrawer.tsx';

const QUIEN = new RegExp(`^sistema$|${UUID.source}`);

const shape = {
  filtros: { quien: QUIEN, accion: accionesDeActo, objeto: objetosDeActo, desde: DIA, hasta: DIA },
  ordenes: ordenesDeAuditoria,
  orden: '-fecha',
} as const;

/** Every administrative act, newest first. */
export function AuditoriaPage() {
  const t = useT();
  const actos = useListPage({ list: calls.auditoria.list, export: calls.auditoria.export, shape, panel: 'registro' });
  const personal = useCall(calls.usuarios.listInternos, { query: { limite: 100 } });
  const people = peopleOf(personal.data ?? [], actos.page.data?.data ?? []);
  const { panel } = actos;
  return (
    <ListPage
      of={actos}
      texts="auditoria.lista"
      icon={IconHistory}
      filters={filtersOf(t, people)}
      columns={columnasOf(t)}
      keyOf={({ idRegistro }) => idRegistro}
    >
      {panel.open && <RegistroDrawer key={panel.open} idRegistro={panel.open} onClose={panel.close} />}
    </ListPage>
  );
}

type Persona = { readonly value: string; readonly label: string };

/** The current staff, and anybody else who acted in the rows shown. */
function peopleOf(
  personal: readonly { idUsuario: string; nombreCompleto: string }[],
  rows: readonly RegistroDeAuditoria[],
): Persona[] {
  const known = new Map(rows.flatMap(({ actor }) => (actor ? [[actor.idUsuario, actor.nombre]] : [])));
  for (const { idUsuario, nombreCompleto } of personal) known.set(idUsuario, nombreCompleto);
  return [...known]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, 'es'));
}

function filtersOf(t: T, people: readonly Persona[]): FilterWords<typeof shape> {
  return {
    quien: {
      label: t('auditoria.columna.quien'),
      any: t('auditoria.cualquiera'),
      options: [...people, { value: SISTEMA, label: t('auditoria.sistema') }],
    },
    accion: {
      label: t('auditoria.columna.accion'),
      any: t('auditoria.todasLasAcciones'),
      nameOf: (accion) => t(`auditoria.accion.${accion}`),
    },
    objeto: {
      label: t('auditoria.columna.objeto'),
      any: t('auditoria.todosLosObjetos'),
      nameOf: (objeto) => t(`auditoria.objeto.${objeto}`),
    },
    desde: { label: t('auditoria.desde') },
    hasta: { label: t('auditoria.hasta') },
  };
}
