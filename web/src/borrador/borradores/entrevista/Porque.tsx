import { campoEn, etiquetaDe, jurisdiccionDe, mostrarRespuesta } from '@fedatario/document-engine';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Card } from '../../../ui/layout/layout.tsx';
import css from './hoja.module.css';
import { usePalabras } from './palabras.ts';
import { valorEn } from './sesion/respuestas.ts';
import { useSesion, useVista } from './sesion/use-sesion.ts';

/** A conditional clause and the answers that its condition reads. */
export interface Razon {
  readonly clausula: string;
  readonly rutas: readonly string[];
}

interface Props {
  razon: Razon;
  onIr: (ruta: string) => void;
  onCerrar: () => void;
}

/** Explains why a clause is in the document: the answers it depends on, each a link to its question. */
export function Porque({ razon: { clausula, rutas }, onIr, onCerrar }: Props) {
  const t = useT();
  const palabras = usePalabras();
  const place = useRef<HTMLElement>(null);
  // It opens far above the button that opened it, so it takes the focus.
  useEffect(() => {
    if (clausula) place.current?.focus({ preventScroll: true });
  }, [clausula]);
  const { entrevista } = useSesion();
  const datos = useVista(({ estado }) => estado.datos);
  const answers = rutas.flatMap((ruta) => {
    const pregunta = campoEn(entrevista, ruta)?.pregunta;
    const etiqueta = etiquetaDe(entrevista, ruta);
    return pregunta && etiqueta
      ? [
          {
            ruta,
            etiqueta,
            valor: mostrarRespuesta(pregunta, valorEn(datos, ruta), palabras, jurisdiccionDe(entrevista, datos)),
          },
        ]
      : [];
  });
  return (
    <Card
      as="section"
      ref={place}
      tabIndex={-1}
      className={css.why}
      aria-label={t('entrevista.porqueTitulo', { clausula })}
      onKeyDown={({ key }) => key === 'Escape' && onCerrar()}
    >
      <header>
        <h3>{t('entrevista.porqueTitulo', { clausula })}</h3>
        <IconButton label={t('comun.cerrar')} onClick={onCerrar}>
          <IconX size={20} aria-hidden="true" />
        </IconButton>
      </header>
      <p role="status">{t(answers.length > 0 ? 'entrevista.porqueDetalle' : 'entrevista.porqueNotario')}</p>
      <ul>
        {answers.map(({ ruta, etiqueta, valor }) => (
          <li key={ruta}>
            <button type="button" onClick={() => onIr(ruta)}>
              {etiqueta}
            </button>
            <strong>{valor || t('entrevista.sinRespuesta')}</strong>
          </li>
        ))}
      </ul>
    </Card>
  );
}
