import { IconCalendarOff } from '@tabler/icons-react';
import { Titulo } from '../../../common/marca.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { estaAlReves } from '../../../lib/list-state.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { PageHead } from '../../../ui/Page.tsx';
import { FichasDeCitas } from './FichasDeCitas.tsx';
import { FiltrosDeCitas } from './FiltrosDeCitas.tsx';
import { queryOf, useFiltros } from './filtros-de-lista.ts';

/** The appointments of a state and of some days, which its address says; a notary sees those they attend. */
export function ListaDeCitas() {
  const t = useT();
  const { filtros, elegir } = useFiltros();
  return (
    <>
      <Titulo pantalla={t('citasOficina.lista.titulo')} />
      <PageHead title={t('citasOficina.lista.titulo')} text={t('citasOficina.lista.detalle')}>
        <ButtonLink kind="quiet" to="/admin/planes/citas">
          {t('citasOficina.lista.calendario')}
        </ButtonLink>
      </PageHead>
      <FiltrosDeCitas filtros={filtros} onElegir={elegir} />
      {!estaAlReves({ ...filtros }) && (
        <FichasDeCitas
          query={queryOf(filtros)}
          vacio={
            <Empty
              icon={IconCalendarOff}
              title={t('citasOficina.lista.ningunaTitulo')}
              text={t('citasOficina.lista.ninguna')}
            />
          }
        />
      )}
    </>
  );
}
