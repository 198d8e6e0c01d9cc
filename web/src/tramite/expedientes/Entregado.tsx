import type { Requisito } from '@fedatario/contract/tramite';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { fechaHora } from '../../lib/format.ts';
import css from '../../ui/parts.module.css';
import { FileView } from '../../ui/upload/FileView.tsx';

/** The files last handed in, fetched when opened because their addresses expire after some minutes. */
export function Entregado({ requisito: { idRequisito, entregadoEn, nombre } }: { requisito: Requisito }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { data } = useCall(calls.requisitos.view, { params: { idRequisito } }, { enabled: open });
  const [ultima] = data ?? [];
  return (
    <div className={css.given}>
      <p className={css.note}>
        {t('tramites.requisitos.entregado', { fecha: fechaHora(entregadoEn ?? '') })}
        <Button variant="subtle" size="compact-sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'tramites.requisitos.ocultar' : 'tramites.requisitos.ver')}
        </Button>
      </p>
      {open && ultima && (
        <ul className={css.pages}>
          {ultima.paginas.map((archivo, i) => (
            <li key={archivo.idArchivo}>
              <FileView small archivo={archivo} alt={t('tramites.requisitos.pagina', { nombre, n: i + 1 })} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
