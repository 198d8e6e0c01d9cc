import { estadosDeCodigo, ordenesDeCodigos, tiposDeDescuento } from '@fedatario/contract/compra';
import { IconTicket } from '@tabler/icons-react';
import { calls } from '#calls';
import { ListPage } from '../../common/list/ListPage.tsx';
import { useListPage } from '../../common/list/use-list-page.ts';
import { useT } from '../../i18n/i18n.ts';
import { useAdministra } from '../../lib/administra.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { BorrarCodigo } from './BorrarCodigo.tsx';
import { CodigoDrawer, NUEVO } from './CodigoDrawer.tsx';
import { columnasOf } from './columnas.tsx';
import { useAcciones } from './use-acciones.ts';

const shape = { filtros: { estado: estadosDeCodigo, tipo: tiposDeDescuento }, ordenes: ordenesDeCodigos } as const;

/** Promo codes with their discount, uses and income. */
export function CodigosPage() {
  const t = useT();
  const codigos = useListPage({
    list: calls.codigos.list,
    export: calls.codigos.export,
    shape,
    panel: 'codigo',
  });
  const { panel } = codigos;
  const { actionsOf, deleting, dismiss } = useAcciones();
  const administra = useAdministra();
  const nuevo = administra && <ButtonLink {...panel.linkTo(NUEVO)}>{t('codigos.nuevo')}</ButtonLink>;
  return (
    <ListPage
      of={codigos}
      texts="codigos.lista"
      icon={IconTicket}
      filters={{
        estado: {
          label: t('codigos.columna.estado'),
          any: t('codigos.todosLosEstados'),
          nameOf: (estado) => t(`codigos.estado.${estado}`),
        },
        tipo: {
          label: t('codigos.filtroTipo'),
          any: t('codigos.todosLosTipos'),
          nameOf: (tipo) => t(`codigos.tipo.${tipo}`),
        },
      }}
      columns={columnasOf(t)}
      keyOf={({ idCodigo }) => idCodigo}
      actionsOf={administra ? actionsOf : undefined}
      head={nuevo}
      begin={nuevo}
    >
      {panel.open && <CodigoDrawer key={panel.open} idCodigo={panel.open} onClose={panel.close} />}
      {deleting && <BorrarCodigo codigo={deleting} onClose={dismiss} />}
    </ListPage>
  );
}
