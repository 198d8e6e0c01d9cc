import { ordenesDeRegistro } from '@fedatario/contract';
import { IconBook2 } from '@tabler/icons-react';
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
import { Cadenas } from './Cadenas.tsx';
import { columnasOf } from './columnas.tsx';
import { Indice } from './Indice.tsx';
import css from './registro.module.css';

const shape = {
  filtros: { notario: UUID, desde: DIA, hasta: DIA },
  ordenes: ordenesDeRegistro,
  orden: '-fecha',
} as const;

/** The register of notarial acts, entry by entry, and whether its chains are intact. A notary reads their own. */
export function RegistroPage() {
  const t = useT();
  const list = useList(shape);
  const page = usePage(calls.registro.list, { query: list.query }, !list.alReves);
  const cadenas = useCall(calls.registro.cadenas, {});
  const exporting = useExport(calls.registro.export, list.whole);
  const notarios = cadenas.data ?? [];
  return (
    <>
      <Titulo pantalla={t('registro.titulo')} />
      <PageHead title={t('registro.titulo')} text={t('registro.detalle')} />
      {notarios.length > 0 && (
        <div className={css.tools}>
          <Cadenas notarios={notarios} />
          <Indice notarios={notarios} />
        </div>
      )}
      <ListView
        caption={t('registro.titulo')}
        list={list}
        page={page}
        filters={filtersOf(t, notarios)}
        searchLabel={t('registro.buscar')}
        exporting={exporting}
        columns={columnasOf(t)}
        keyOf={({ idAsiento }) => idAsiento}
        linkTo={({ idSolicitud }) => ({ to: `/admin/tramites-en-proceso/detalle/${idSolicitud}`, state: undefined })}
        empty={<EmptyList icon={IconBook2} title={t('registro.vacioTitulo')} text={t('registro.vacio')} />}
      />
    </>
  );
}

function filtersOf(t: T, notarios: readonly { idNotario: string; notario: string }[]): Filter[] {
  const options = notarios.map(({ idNotario: value, notario: label }) => ({ value, label }));
  return [
    ...(options.length > 1
      ? [{ name: 'notario', label: t('registro.columna.notario'), any: t('registro.todos'), options }]
      : []),
    { name: 'desde', label: t('registro.desde'), any: '' },
    { name: 'hasta', label: t('registro.hasta'), any: '' },
  ];
}
