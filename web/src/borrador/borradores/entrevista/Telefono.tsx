import { IconChevronDown, IconFileText, IconForms } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import css from './entrevista.module.css';
import { Secciones } from './Secciones.tsx';
import type { PasoDeSeccion } from './sesion/estructura.ts';

/** The pane shown on a narrow screen. */
export type Vision = 'preguntas' | 'documento';

const icons = { preguntas: IconForms, documento: IconFileText } as const;

/** Tabs of narrow screens: questions or document. */
export function Pestanas({ vision, onVision }: { vision: Vision; onVision: (vision: Vision) => void }) {
  const t = useT();
  return (
    <nav className={css.tabs} aria-label={t('entrevista.vista')}>
      {(['preguntas', 'documento'] as const).map((one) => {
        const Icon = icons[one];
        return (
          <button key={one} type="button" aria-pressed={one === vision} onClick={() => onVision(one)}>
            <Icon size={18} stroke={1.75} aria-hidden="true" />
            {t(`entrevista.${one}`)}
          </button>
        );
      })}
    </nav>
  );
}

interface Props {
  pasos: readonly PasoDeSeccion[];
  actual: number;
  revision: number;
}

/** On narrow screens the list of sections is collapsed above the questions. */
export function Paso({ pasos, actual, revision }: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const place = pasos.findIndex(({ indice }) => indice === actual);
  const label =
    place < 0 ? t('entrevista.revision.titulo') : t('entrevista.sobre', { n: place + 1, total: pasos.length });
  return (
    <div className={css.step}>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {label}
        <IconChevronDown size={18} aria-hidden="true" />
      </button>
      {open && <Secciones pasos={pasos} actual={actual} revision={revision} onElegir={() => setOpen(false)} />}
    </div>
  );
}
