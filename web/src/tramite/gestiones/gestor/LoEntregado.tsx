import type { CasoDeGestorDetalle } from '@fedatario/contract/tramite';
import { useT } from '../../../i18n/i18n.ts';
import parts from '../../../ui/parts.module.css';
import { FileView } from '../../../ui/upload/FileView.tsx';
import css from '../gestion.module.css';

/** The files that the customer handed in for the gestor to present. */
export function LoEntregado({ caso: { requisitos } }: { caso: CasoDeGestorDetalle }) {
  const t = useT();
  if (requisitos.length === 0) return null;
  return (
    <section aria-labelledby="entregado" className={parts.part}>
      <h2 id="entregado">{t('gestor.entregado.titulo')}</h2>
      <ol className={css.filed}>
        {requisitos.map(({ nombre, originalEnFirma, archivos }) => (
          <li key={nombre}>
            <strong>{nombre}</strong>
            {originalEnFirma && <p className={parts.note}>{t('gestor.entregado.original')}</p>}
            {archivos.length === 0 && <p className={parts.note}>{t('gestor.entregado.falta')}</p>}
            <div className={css.files}>
              {archivos.map((archivo) => (
                <FileView key={archivo.idArchivo} small archivo={archivo} alt={`${nombre}: ${archivo.nombre}`} />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
