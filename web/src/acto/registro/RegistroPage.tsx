import { ordenesDeRegistro } from '@fedatario/contract/acto';
import { IconBook2 } from '@tabler/icons-react';
import { calls } from '#calls';
import { ListPage } from '../../common/list/ListPage.tsx';
import { useListPage } from '../../common/list/use-list-page.ts';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { DIA } from '../../lib/list-state.ts';
import { UUID } from '../../lib/uuid.ts';
import { filterOfNotarios } from '../filter-of-notarios.ts';
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
  const registro = useListPage({ list: calls.registro.list, export: calls.registro.export, shape });
  const { data: notarios = [] } = useCall(calls.registro.cadenas, {});
  return (
    <ListPage
      of={registro}
      texts="registro.lista"
      icon={IconBook2}
      filters={{
        notario: filterOfNotarios(notarios, t('registro.columna.notario'), t('registro.todos')),
        desde: { label: t('registro.desde') },
        hasta: { label: t('registro.hasta') },
      }}
      columns={columnasOf(t)}
      keyOf={({ idAsiento }) => idAsiento}
      linkTo={({ idSolicitud }) => `/admin/tramites-en-proceso/detalle/${idSolicitud}`}
      above={
        notarios.length > 0 && (
          <div className={css.tools}>
            <Cadenas notarios={notarios} />
            <Indice notarios={notarios} />
          </div>
        )
      }
    />
  );
}
