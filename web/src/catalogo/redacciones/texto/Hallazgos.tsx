import type { Hallazgo } from '@fedatario/document-engine';
import { useId } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../i18n/i18n.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import css from './texto.module.css';
import { useDeMesa } from './use-taller.ts';

/** The findings of the engine's linter, the errors first; each leads to its place. */
export function Hallazgos() {
  const t = useT();
  const titulo = useId();
  const hallazgos = useDeMesa((mesa) => mesa.hallazgos);
  const errores = hallazgos.filter(({ nivel }) => nivel === 'error');
  const avisos = hallazgos.filter(({ nivel }) => nivel === 'aviso');
  return (
    <Stack as="section" gap={3} className={css.hallazgos} aria-labelledby={titulo}>
      <h2 id={titulo}>{t('taller.hallazgos.titulo')}</h2>
      {hallazgos.length === 0 && <p>{t('taller.hallazgos.ninguno')}</p>}
      {errores.length > 0 && <Lista hallazgos={errores} />}
      {avisos.length > AVISOS_A_LA_VISTA ? (
        <details>
          <summary>{t('taller.hallazgos.avisos', { n: avisos.length })}</summary>
          <Lista hallazgos={avisos} />
        </details>
      ) : (
        avisos.length > 0 && <Lista hallazgos={avisos} />
      )}
    </Stack>
  );
}

/** With more than these, what may be meant would hide what must be mended. */
const AVISOS_A_LA_VISTA = 3;

function Lista({ hallazgos }: { hallazgos: readonly Hallazgo[] }) {
  const t = useT();
  return (
    <ul>
      {hallazgos.map(({ nivel, lugar, mensaje }) => (
        <li key={lugar + mensaje} data-nivel={nivel}>
          <strong>{t(`taller.hallazgos.${nivel}`)}</strong> <span lang="es">{mensaje}</span>{' '}
          <Link to={{ search: busquedaDe(lugar) }} lang="es">
            {lugar}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The tab and the place of a finding: «Entrevista › «comodantes.nombre»» is that question. */
function busquedaDe(lugar: Hallazgo['lugar']): string {
  const ruta = (/^Entrevista › «([^»]+)»/.exec(lugar) ?? /^Entrevista › (regla \d+)/.exec(lugar))?.[1];
  const params = lugar.startsWith('Entrevista')
    ? { pestana: 'entrevista', ...(ruta !== undefined && { en: ruta }) }
    : { pestana: 'plantilla', en: lugar };
  return `?${new URLSearchParams(params).toString()}`;
}
