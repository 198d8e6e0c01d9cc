import { type LectorDelBoletin, ordenesDeLectores, origenesDeLector, situacionesDeLector } from '@fedatario/contract';
import { IconMail, IconMailForward, IconMailOff } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '#calls';
import { Titulo } from '../../../common/marca.tsx';
import { type T, useT } from '../../../i18n/i18n.ts';
import { useAdministra } from '../../../lib/administra.ts';
import { usePage } from '../../../lib/api.ts';
import { PageHead } from '../../../ui/Page.tsx';
import { EmptyList } from '../../../ui/table/EmptyList.tsx';
import { ListView } from '../../../ui/table/ListView.tsx';
import type { Filter, RowAction } from '../../../ui/table/table.ts';
import { useExport } from '../../../ui/table/use-export.ts';
import { useList } from '../../../ui/table/use-list.ts';
import { usePanel } from '../../../ui/use-panel.ts';
import { columnasOf } from './columnas.tsx';
import { LectorDrawer } from './LectorDrawer.tsx';
import { QuitarLector } from './QuitarLector.tsx';
import { useReenviar } from './use-reenviar.ts';

const shape = {
  filtros: { situacion: situacionesDeLector, origen: origenesDeLector },
  ordenes: ordenesDeLectores,
} as const;

/** The readers of the newsletter. The administration ends a subscription or sends its link again; a notary sees their customers. */
export function LectoresPage() {
  const t = useT();
  const list = useList(shape);
  const page = usePage(calls.boletin.readers, { query: list.query });
  const exporting = useExport(calls.boletin.export, list.whole);
  const panel = usePanel('lector');
  const abierto = page.data?.data.find(({ idBoletin }) => idBoletin === panel.open);
  const [quitando, setQuitando] = useState<LectorDelBoletin>();
  const reenviar = useReenviar();
  const administra = useAdministra();
  const actionsOf = (lector: LectorDelBoletin): RowAction[] => {
    const { nombre, situacion } = lector;
    const quitar = { label: t('lectores.quitar', { nombre }), icon: IconMailOff, run: () => setQuitando(lector) };
    const enviar = { label: t('lectores.reenviar', { nombre }), icon: IconMailForward, run: () => reenviar(lector) };
    if (situacion === 'baja') return [];
    return situacion === 'activa' ? [quitar] : [enviar, quitar];
  };
  return (
    <>
      <Titulo pantalla={t('lectores.titulo')} />
      <PageHead title={t('lectores.titulo')} text={t('lectores.detalle')} />
      <ListView
        caption={t('lectores.titulo')}
        list={list}
        page={page}
        filters={filtersOf(t)}
        searchLabel={t('lectores.buscar')}
        exporting={exporting}
        columns={columnasOf(t)}
        keyOf={({ idBoletin }) => idBoletin}
        linkTo={({ idBoletin }) => panel.linkTo(idBoletin)}
        {...(administra && { actionsOf })}
        empty={<EmptyList icon={IconMail} title={t('lectores.vacioTitulo')} text={t('lectores.vacio')} />}
      />
      {abierto && (
        <LectorDrawer lector={abierto} actions={administra ? actionsOf(abierto) : []} onClose={panel.close} />
      )}
      {quitando && <QuitarLector lector={quitando} onClose={() => setQuitando(undefined)} />}
    </>
  );
}

function filtersOf(t: T): Filter[] {
  return [
    {
      name: 'situacion',
      label: t('lectores.columna.situacion'),
      any: t('lectores.todasLasSituaciones'),
      options: situacionesDeLector.map((value) => ({ value, label: t(`lectores.situacion.${value}`) })),
    },
    {
      name: 'origen',
      label: t('lectores.columna.origen'),
      any: t('lectores.todosLosOrigenes'),
      options: origenesDeLector.map((value) => ({ value, label: t(`lectores.origen.${value}`) })),
    },
  ];
}
