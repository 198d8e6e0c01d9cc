import { estadosDeEntrada } from '@fedatario/contract';
import { Titulo } from '../../common/marca.tsx';
import { type T, useT } from '../../i18n/i18n.ts';
import { useAdministra } from '../../lib/administra.ts';
import { usePage } from '../../lib/api.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageHead } from '../../ui/Page.tsx';
import { EmptyList } from '../../ui/table/EmptyList.tsx';
import { ListView } from '../../ui/table/ListView.tsx';
import type { Filter } from '../../ui/table/table.ts';
import { useExport } from '../../ui/table/use-export.ts';
import { useList } from '../../ui/table/use-list.ts';
import { usePanel } from '../../ui/use-panel.ts';
import { BorrarDeCatalogo } from './BorrarDeCatalogo.tsx';
import type { Catalogo } from './catalogo.ts';
import { columnasOf } from './columnas.tsx';
import { EntradaDrawer, NUEVA } from './EntradaDrawer.tsx';
import { lugarOf } from './lugar.tsx';
import { usePalabras } from './palabras/palabras.ts';
import { useAcciones } from './use-acciones.ts';
import { useOrden } from './use-orden.ts';

/** Entries on a page; an order set by hand needs all of them in view. */
const LIMITE = 100;

/** The list of a catalogue with the actions on its entries. */
export function CatalogoPage({ catalogo }: { catalogo: Catalogo }) {
  const t = useT();
  const palabras = usePalabras(catalogo.palabras);
  const administra = useAdministra();
  const { icono, ordenes } = catalogo;
  const { list, page, orden, exporting } = useEntradas(catalogo, administra);
  const panel = usePanel('entrada');
  const { actionsOf, deleting, dismiss, activate } = useAcciones(catalogo);
  const nueva = administra && <ButtonLink {...panel.linkTo(NUEVA)}>{palabras.nueva}</ButtonLink>;
  return (
    <>
      <Titulo pantalla={palabras.titulo} />
      <PageHead title={palabras.titulo} text={palabras.detalle}>
        {nueva}
      </PageHead>
      <ListView
        caption={palabras.titulo}
        list={list}
        page={page}
        filters={[estadoOf(t)]}
        searchLabel={palabras.buscar}
        exporting={exporting}
        lead={administra && ordenes.includes('orden') ? lugarOf(t, catalogo.titulo, orden) : undefined}
        columns={columnasOf(t, catalogo, palabras)}
        keyOf={({ id }) => id}
        linkTo={({ id }) => panel.linkTo(id)}
        actionsOf={administra ? actionsOf : undefined}
        empty={
          <EmptyList icon={icono} title={palabras.vacioTitulo} text={palabras.vacio}>
            {nueva}
          </EmptyList>
        }
      />
      <p role="status" className="visualmente-oculto">
        {orden?.said}
      </p>
      {panel.open && <EntradaDrawer key={panel.open} catalogo={catalogo} id={panel.open} onClose={panel.close} />}
      {deleting && (
        <BorrarDeCatalogo
          key={deleting.id}
          catalogo={catalogo}
          entrada={deleting}
          archive={activate}
          onClose={dismiss}
        />
      )}
    </>
  );
}

/** The state of the list, its page with the rows in the order set by hand, and its export. */
function useEntradas(catalogo: Catalogo, administra: boolean) {
  const { llamadas, ordenes } = catalogo;
  const list = useList({ filtros: { estado: estadosDeEntrada }, ordenes });
  const page = usePage(llamadas.list, { query: { ...list.query, limite: LIMITE } });
  const exporting = useExport(llamadas.export, list.whole);
  const orden = useOrden(catalogo, administra && list.orden === 'orden' ? page.data?.data : undefined);
  const data = page.data && { ...page.data, data: orden?.rows ?? page.data.data };
  return { list, page: { ...page, data }, orden, exporting };
}

function estadoOf(t: T): Filter {
  const options = estadosDeEntrada.map((value) => ({ value, label: t(`catalogos.estado.${value}`) }));
  return { name: 'estado', label: t('catalogos.estado.titulo'), any: t('catalogos.estado.todos'), options };
}
