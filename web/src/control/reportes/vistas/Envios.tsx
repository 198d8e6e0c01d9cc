import type { Programacion, ReporteDeOficina } from '@fedatario/contract/control';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { Text } from '../../../ui/layout/layout.tsx';
import { Envio } from './Envio.tsx';
import { FormaDeEnvio } from './FormaDeEnvio.tsx';
import css from './vistas.module.css';

/** When the views of a report are mailed and to whom. */
export function Envios({ reporte }: { reporte: ReporteDeOficina }) {
  const t = useT();
  const [editando, setEditando] = useState<Programacion | 'nueva'>();
  const { data = [] } = useCall(calls.programaciones.list, { query: { lugar: reporte } }, { current: true });
  return (
    <section aria-labelledby="envios-programados">
      <h3 id="envios-programados">{t('vistas.envios')}</h3>
      <Text size={3} tone="tinta-2">
        {t('vistas.enviosDetalle')}
      </Text>
      {data.length === 0 && (
        <Text size={3} tone="tinta-2">
          {t('vistas.sinEnvios')}
        </Text>
      )}
      <ul className={css.envios}>
        {data.map((programacion) => (
          <Envio
            key={programacion.idProgramacion}
            programacion={programacion}
            onEdit={() => setEditando(programacion)}
          />
        ))}
      </ul>
      {editando === undefined ? (
        <Button variant="default" onClick={() => setEditando('nueva')}>
          {t('vistas.programar')}
        </Button>
      ) : (
        <FormaDeEnvio
          key={editando === 'nueva' ? 'nueva' : editando.idProgramacion}
          reporte={reporte}
          programacion={editando === 'nueva' ? undefined : editando}
          onClose={() => setEditando(undefined)}
        />
      )}
    </section>
  );
}
