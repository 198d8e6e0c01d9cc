import type { CorreoDeBuzon } from '@fedatario/contract/casa';
import { useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { fechaHora } from '../../lib/format.ts';
import { Card } from '../../ui/layout/layout.tsx';
import css from './buzon.module.css';

/** A mail, as HTML or as plain text. The HTML is in a sandboxed frame that runs no script. */
export function Carta({ carta }: { carta: CorreoDeBuzon }) {
  const t = useT();
  const [view, setView] = useState<'html' | 'texto'>('html');
  return (
    <Card as="article" className={css.letter} aria-label={carta.asunto}>
      <header>
        <h2>{carta.asunto}</h2>
        <p>
          {t('correo.para', { para: carta.para })} · {fechaHora(carta.recibidoEn)}
        </p>
        <div className={css.views}>
          {(['html', 'texto'] as const).map((name) => (
            <button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)}>
              {t(`correo.${name}`)}
            </button>
          ))}
        </div>
      </header>
      {view === 'html' ? (
        <iframe
          title={t('correo.contenido', { asunto: carta.asunto })}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={`<base target="_blank">${carta.html}`}
        />
      ) : (
        <pre>{carta.texto}</pre>
      )}
    </Card>
  );
}
