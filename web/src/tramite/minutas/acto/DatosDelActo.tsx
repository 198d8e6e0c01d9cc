import type { ActoDeMinuta } from '@fedatario/contract/tramite';
import { Button } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useId } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { useCambios } from '../../../ui/editor/use-cambios.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { espaciosDe, irAlEspacio } from '../escritura/lugares.ts';
import type { Escritura } from '../escritura/use-escritura.ts';
import minuta from '../minutas.module.css';
import css from './acto.module.css';
import { CampoDelActo } from './CampoDelActo.tsx';
import { useActo } from './use-acto.ts';

interface Props {
  idSolicitud: string;
  acto: ActoDeMinuta;
  escritura: Escritura;
}

/** Panel beside the sheet: the notary answers once, and the answer stands in all its places of the text. */
export function DatosDelActo({ idSolicitud, acto: recibido, escritura }: Props) {
  const t = useT();
  const titulo = useId();
  const { acto, faltas, fallo, responder } = useActo(idSolicitud, recibido, escritura);
  const antes = acto.preguntas.filter(({ alFirmar }) => !alFirmar);
  const despues = acto.preguntas.filter(({ alFirmar }) => alFirmar);
  return (
    <section className={minuta.part} aria-labelledby={titulo}>
      <h2 id={titulo}>{t('minuta.acto.titulo')}</h2>
      <p className={minuta.quiet}>{t('minuta.acto.detalle')}</p>
      {fallo && <Notice tone="error">{t(`error.${fallo.codigo}`, fallo.params)}</Notice>}
      <div className={css.campos}>
        {antes.map((pregunta) => (
          <CampoDelActo
            key={pregunta.ruta}
            pregunta={pregunta}
            error={faltas[pregunta.ruta]}
            onValor={(valor) => responder(pregunta.ruta, valor)}
          />
        ))}
      </div>
      {despues.length > 0 && (
        <p className={css.espera}>
          {t('minuta.acto.alFirmar')}{' '}
          <span lang="es">{despues.map(({ etiqueta }) => etiqueta.toLowerCase()).join(', ')}.</span>
        </p>
      )}
      {escritura.editor && <Espacios editor={escritura.editor} />}
    </section>
  );
}

/** Count of the blanks that are left in the text, and a way to each. */
function Espacios({ editor }: { editor: Editor }) {
  const t = useT();
  useCambios(editor);
  const { length } = espaciosDe(editor.state.doc);
  if (length === 0) return <p className={css.espera}>{t('minuta.acto.nadaFalta')}</p>;
  return (
    <p className={css.faltan}>
      {t('minuta.acto.faltan', { n: length })}
      <Button variant="subtle" size="compact-md" onClick={() => irAlEspacio(editor)}>
        {t('minuta.acto.irAlEspacio')}
      </Button>
    </p>
  );
}
