import { evaluarEntrevista } from '@fedatario/document-engine';
import { Button } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { PruebaDeEntrevista } from '../../borrador/borradores/entrevista/PruebaDeEntrevista.tsx';
import { CasosDeTexto } from '../../catalogo/redacciones/casos/CasosDeTexto.tsx';
import { useMesa, useTaller } from '../../catalogo/redacciones/texto/use-taller.ts';
import { useT } from '../../i18n/i18n.ts';
import { hoy } from '../../lib/escribir.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import css from './partes.module.css';

/** The interview being written, answered as a customer would: its answers are those of the sample. */
export function PruebaDeRedaccion() {
  const t = useT();
  const { idProducto = '' } = useParams();
  const { escribir } = useTaller();
  const { texto, leido, llegadas } = useMesa();
  const [vez, setVez] = useState(0);
  const answer = useCallback(
    (respuestas: Readonly<Record<string, unknown>>) => escribir({ respuestas }, 'respuestas'),
    [escribir],
  );
  if (leido.problemas.length > 0 || !leido.entrevista)
    return <Notice tone="warning">{t('taller.prueba.ilegible')}</Notice>;
  const { problemas } = evaluarEntrevista(leido.entrevista, texto.respuestas, {
    contexto: { hoy: hoy() },
    rol: 'cliente',
  });
  const clear = () => {
    answer({});
    setVez(vez + 1);
  };
  return (
    <Stack as="section" gap={4} align="start" className={css.prueba} aria-labelledby="muestra">
      <h2 id="muestra">{t('taller.prueba.titulo')}</h2>
      <p>{t('taller.prueba.detalle')}</p>
      <p role="status">
        {problemas.length === 0 ? t('taller.prueba.completa') : t('taller.prueba.faltan', { n: problemas.length })}
      </p>
      <PruebaDeEntrevista
        key={`${llegadas} ${vez}`}
        entrevista={texto.entrevista}
        plantilla={texto.plantilla}
        respuestas={texto.respuestas}
        onRespuestas={answer}
      />
      <Button variant="default" onClick={clear}>
        {t('taller.prueba.vaciar')}
      </Button>
      <CasosDeTexto idProducto={idProducto} />
    </Stack>
  );
}
