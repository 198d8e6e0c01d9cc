import { type Agenda, lugarDeZona } from '@fedatario/contract/solicitud';
import { NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../../i18n/i18n.ts';
import { ButtonLink } from '../../../../ui/ButtonLink.tsx';
import { Row } from '../../../../ui/layout/layout.tsx';
import css from './barra.module.css';
import { saltar, ventanaDe, vistas } from './dias.ts';
import { tituloDe } from './titulo.ts';
import type { Navegacion } from './use-estado.ts';

interface Props {
  navegacion: Navegacion;
  agenda: Agenda | undefined;
  /** Links beside the filters. */
  children: ReactNode;
}

/** The shown days in words, the way to others, and the views. */
export function Barra({ navegacion, agenda, children }: Props) {
  const t = useT();
  const { estado, direccion } = navegacion;
  const { vista, fecha, hoy } = estado;
  const irA = (dia: string) => direccion({ vista, fecha: dia });
  return (
    <Row gap={5} rowGap={4} align="center" wrap className={css.bar}>
      <Row gap={1} align="center" className={css.days}>
        <Link
          to={irA(saltar(vista, fecha, -1))}
          className={css.step}
          aria-label={t(`agendaDeCitas.antes.${vista}`)}
          title={t(`agendaDeCitas.antes.${vista}`)}
        >
          <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
        </Link>
        <Link
          to={irA(saltar(vista, fecha, 1))}
          className={css.step}
          aria-label={t(`agendaDeCitas.despues.${vista}`)}
          title={t(`agendaDeCitas.despues.${vista}`)}
        >
          <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
        </Link>
        <ButtonLink kind="quiet" to={irA(hoy)}>
          {t('citas.lista.hoy')}
        </ButtonLink>
      </Row>
      <div className={css.title}>
        <h2 aria-live="polite">{tituloDe(vista, fecha, ventanaDe(vista, fecha))}</h2>
        {agenda && <p>{t('citas.horas.enHora', { lugar: lugarDeZona(agenda.zona) })}</p>}
      </div>
      <nav className={css.views} aria-label={t('agendaDeCitas.vistas')}>
        {vistas.map((una) => (
          <Link key={una} to={direccion({ vista: una, fecha })} aria-current={una === vista ? 'page' : undefined}>
            {t(`agendaDeCitas.vista.${una}`)}
          </Link>
        ))}
      </nav>
      <Row gap={3} align="end" wrap className={css.filters}>
        {agenda && <Filtros navegacion={navegacion} agenda={agenda} />}
        {children}
      </Row>
    </Row>
  );
}

interface FiltrosProps {
  navegacion: Navegacion;
  agenda: Agenda;
}

function Filtros({ navegacion: { estado, cambiar }, agenda: { notarios, sedes } }: FiltrosProps) {
  const t = useT();
  const { vista, por, idNotario, idSede } = estado;
  const porSala = vista === 'dia' && por === 'sala';
  const conSedes = sedes.length > 1 && (porSala || new Set(sedes.map(({ zona }) => zona)).size > 1);
  return (
    <>
      {notarios.length > 1 && (
        <NativeSelect
          label={t('citas.lista.notario')}
          value={idNotario ?? ''}
          onChange={({ currentTarget }) => cambiar({ notario: currentTarget.value })}
          data={[
            { value: '', label: t('citas.lista.todos') },
            ...notarios.map(({ idUsuario: value, nombre: label }) => ({ value, label })),
          ]}
        />
      )}
      {vista === 'dia' && sedes.length > 0 && (
        <NativeSelect
          label={t('agendaDeCitas.columnas')}
          value={por}
          onChange={({ currentTarget }) => cambiar({ vista, por: currentTarget.value })}
          data={(['notario', 'sala'] as const).map((value) => ({ value, label: t(`agendaDeCitas.por.${value}`) }))}
        />
      )}
      {conSedes && (
        <NativeSelect
          label={t('citas.horas.oficina')}
          value={idSede ?? sedes[0]?.idSede ?? ''}
          onChange={({ currentTarget }) => cambiar({ sede: currentTarget.value })}
          data={sedes.map(({ idSede: value, nombre: label }) => ({ value, label }))}
        />
      )}
    </>
  );
}
