import { estadosDeEntrada } from '@fedatario/contract/casa';
import { ListPage } from '../../common/list/ListPage.tsx';
import { useListPage, withRows } from '../../common/list/use-list-page.ts';
import { useT } from '../../i18n/i18n.ts';
import { useAdministra } from '../../lib/administra.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
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
  const entradas = useListPage({
    list: catalogo.llamadas.list,
    export: catalogo.llamadas.export,
    shape: { filtros: { estado: estadosDeEntrada }, ordenes: catalogo.ordenes },
    limitOf: () => LIMITE,
    panel: 'entrada',
  });
  const { list, page, panel } = entradas;
  const orden = useOrden(catalogo, administra && list.orden === 'orden' ? page.data?.data : undefined);
  const { actionsOf, deleting, dismiss, activate } = useAcciones(catalogo);
  const nueva = administra && <ButtonLink {...panel.linkTo(NUEVA)}>{palabras.nueva}</ButtonLink>;
  return (
    <ListPage
      of={{ ...entradas, page: withRows(page, orden?.rows ?? page.data?.data) }}
      texts={palabras}
      icon={catalogo.icono}
      filters={{
        estado: {
          label: t('catalogos.estado.titulo'),
          any: t('catalogos.estado.todos'),
          nameOf: (estado) => t(`catalogos.estado.${estado}`),
        },
      }}
      lead={administra && catalogo.ordenes.includes('orden') ? lugarOf(t, catalogo.titulo, orden) : undefined}
      columns={columnasOf(t, catalogo, palabras)}
      keyOf={({ id }) => id}
      actionsOf={administra ? actionsOf : undefined}
      head={nueva}
      begin={nueva}
    >
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
    </ListPage>
  );
}
