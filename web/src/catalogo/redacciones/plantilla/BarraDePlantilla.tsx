import { Button } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useT } from '../../../i18n/i18n.ts';
import { Herramientas } from '../../../ui/editor/Herramientas.tsx';
import { useCambios } from '../../../ui/editor/use-cambios.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { useMesa } from '../texto/use-taller.ts';
import { MasPiezas } from './MasPiezas.tsx';
import { aplicar, CONDICIONAL, envolver, repeticion } from './ordenes.ts';
import css from './plantilla.module.css';

/** The toolbar of the template: what every editor has, and what only a template does. */
export function BarraDePlantilla({ editor, onVariable }: { editor: Editor; onVariable: () => void }) {
  const t = useT();
  useCambios(editor);
  const { leido } = useMesa();
  const lista =
    leido.entrevista && [...leido.entrevista.indice.values()].find(({ pregunta }) => pregunta.tipo === 'lista');
  return (
    <Row
      gap={1}
      align="center"
      wrap
      className={css.barra}
      role="toolbar"
      aria-label={t('taller.plantilla.herramientas')}
    >
      <Herramientas editor={editor} />
      <Button variant="default" onClick={onVariable}>
        {t('taller.plantilla.insertar')}
      </Button>
      <Button variant="default" onClick={() => aplicar(editor, (state) => envolver(state, CONDICIONAL))}>
        {t('taller.plantilla.condicional')}
      </Button>
      {lista && (
        <Button variant="default" onClick={() => aplicar(editor, (state) => envolver(state, repeticion(lista.ruta)))}>
          {t('taller.plantilla.repetir')}
        </Button>
      )}
      <MasPiezas editor={editor} />
    </Row>
  );
}
