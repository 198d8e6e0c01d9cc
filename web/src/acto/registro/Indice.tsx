import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { Descargar } from '../../common/Descargar.tsx';
import { useT } from '../../i18n/i18n.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { CierreDelProtocolo } from './CierreDelProtocolo.tsx';
import css from './registro.module.css';

const ANIOS = 10;

interface Props {
  notarios: readonly { idNotario: string; notario: string }[];
}

/** Choice of notary and year for the printable yearly index. */
export function Indice({ notarios }: Props) {
  const t = useT();
  const este = new Date().getFullYear();
  const [anio, setAnio] = useState(este);
  const [notario, setNotario] = useState(notarios[0]?.idNotario ?? '');
  const anios = Array.from({ length: ANIOS }, (_, i) => String(este - i));
  return (
    <section aria-label={t('registro.indice.titulo')} className={css.indice}>
      <h2>{t('registro.indice.titulo')}</h2>
      <p>{t('registro.indice.detalle')}</p>
      <Row gap={4} align="end" wrap>
        {notarios.length > 1 && (
          <NativeSelect
            label={t('registro.columna.notario')}
            value={notario}
            data={notarios.map(({ idNotario: value, notario: label }) => ({ value, label }))}
            onChange={({ currentTarget }) => setNotario(currentTarget.value)}
          />
        )}
        <NativeSelect
          label={t('registro.indice.anio')}
          value={String(anio)}
          data={anios}
          onChange={({ currentTarget }) => setAnio(Number(currentTarget.value))}
        />
        <Descargar
          endpoint={calls.registro.indice}
          input={{ query: { notario, anio } }}
          label={t('registro.indice.bajar')}
        />
        <CierreDelProtocolo key={`${notario} ${anio}`} notario={notario} anio={anio} />
      </Row>
    </section>
  );
}
