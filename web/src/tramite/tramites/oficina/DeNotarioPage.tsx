import { type EstadoTramite, estadoDeKebab, filtrosDeEstado } from '@fedatario/contract/solicitud';
import { calls } from '#calls';
import { Titulo } from '../../../common/marca.tsx';
import { type T, useT } from '../../../i18n/i18n.ts';
import { usePage } from '../../../lib/api.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { PageHead } from '../../../ui/Page.tsx';
import type { Filter } from '../../../ui/table/table.ts';
import css from '../../expedientes/oficina/oficina.module.css';
import { ListaDeOficina } from './ListaDeOficina.tsx';
import { Vista } from './Vista.tsx';

/** All trámites of a notary. The name comes from the first row, and an empty list goes without. */
export function DeNotarioPage({ idNotario, administra }: { idNotario: string; administra: boolean }) {
  const t = useT();
  const { data } = usePage(calls.asignaciones.list, { query: { idNotario, limite: 1 } });
  const nombre = data?.data[0]?.notario?.nombre;
  const title = nombre ? t('expediente.lista.deNotario', { nombre }) : t('expediente.lista.deUno');
  return (
    <>
      <Titulo pantalla={title} />
      <PageHead title={title} text={t('expediente.lista.deNotarioDetalle')}>
        <ButtonLink kind="quiet" to="/admin/tramites-en-proceso/todos">
          {t('expediente.lista.todosLosNotarios')}
        </ButtonLink>
      </PageHead>
      <div className={css.filters}>
        <Vista />
      </div>
      <ListaDeOficina caption={title} fija={{ idNotario }} filters={filtersOf(t)} administra={administra} />
    </>
  );
}

function filtersOf(t: T): Filter[] {
  const options = filtrosDeEstado.flatMap((value) => {
    const estado: EstadoTramite | undefined = estadoDeKebab(value);
    return estado ? [{ value, label: t(`tramites.estado.${estado}`) }] : [];
  });
  return [
    {
      name: 'estado',
      label: t('expediente.lista.estado'),
      any: t('expediente.lista.cualquiera'),
      options,
    },
  ];
}
