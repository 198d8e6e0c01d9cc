import {
  accionesDeActo,
  objetosDeActo,
  ordenesDeAuditoria,
  type RegistroDeAuditoria,
  SISTEMA,
} from '@fedatario/contract';
import { IconHistory } from '@tabler/icons-react';
import { calls } from '#calls';
import { Titulo } from '../../common/marca.tsx';
import { type T, useT } from '../../i18n/i18n.ts';
import { useCall, usePage } from '../../lib/api.ts';
import { DIA } from '../../lib/list-state.ts';
import { UUID } from '../../lib/uuid.ts';
import { PageHead } from '../../ui/Page.tsx';
import { EmptyList } from '../../ui/table/EmptyList.tsx';
import { ListView } from '../../ui/table/ListView.tsx';
import type { Filter } from '../../ui/table/table.ts';
import { useExport } from '../../ui/table/use-export.ts';
import { useList } from '../../ui/table/use-list.ts';
import { usePanel } from '../../ui/use-panel.ts';
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
  const list = useList(shape);
  const page = usePage(calls.auditoria.list, { query: list.query }, !list.alReves);
  const personal = useCall(calls.usuarios.listInternos, { query: { limite: 100 } });
  const exporting = useExport(calls.auditoria.export, list.whole);
  const panel = usePanel('registro');
  const people = peopleOf(personal.data ?? [], page.data?.data ?? []);
  return (
    <>
      <Titulo pantalla={t('auditoria.titulo')} />
      <PageHead title={t('auditoria.titulo')} text={t('auditoria.detalle')} />
      <ListView
        caption={t('auditoria.titulo')}
        list={list}
        page={page}
        filters={filtersOf(t, people)}
        searchLabel={t('auditoria.buscar')}
        exporting={exporting}
        columns={columnasOf(t)}
        keyOf={({ idRegistro }) => idRegistro}
        linkTo={({ idRegistro }) => panel.linkTo(idRegistro)}
        empty={<EmptyList icon={IconHistory} title={t('auditoria.vacioTitulo')} text={t('auditoria.vacio')} />}
      />
      {panel.open && <RegistroDrawer key={panel.open} idRegistro={panel.open} onClose={panel.close} />}
    </>
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

function filtersOf(t: T, people: readonly Persona[]): Filter[] {
  const quienes = [...people, { value: SISTEMA, label: t('auditoria.sistema') }];
  const acciones = accionesDeActo.map((value) => ({ value, label: t(`auditoria.accion.${value}`) }));
  const objetos = objetosDeActo.map((value) => ({ value, label: t(`auditoria.objeto.${value}`) }));
  return [
    { name: 'quien', label: t('auditoria.columna.quien'), any: t('auditoria.cualquiera'), options: quienes },
    { name: 'accion', label: t('auditoria.columna.accion'), any: t('auditoria.todasLasAcciones'), options: acciones },
    { name: 'objeto', label: t('auditoria.columna.objeto'), any: t('auditoria.todosLosObjetos'), options: objetos },
    { name: 'desde', label: t('auditoria.desde'), any: '' },
    { name: 'hasta', label: t('auditoria.hasta'), any: '' },
  ];
}
