import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import { useMesa, useTaller } from '../texto/use-taller.ts';
import { ArchivoLocal } from './ArchivoLocal.tsx';
import { type ArchivoLeido, deArchivo, MB_POR_ARCHIVO } from './archivo.ts';
import { BotonesDeArchivo } from './BotonesDeArchivo.tsx';
import { Hallados } from './Hallados.tsx';

/** A text saved in a file, here or in another installation, is looked at before it takes the place of what is written. */
export function TraerArchivo({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { reemplazar } = useTaller();
  const { texto } = useMesa();
  const [leido, setLeido] = useState<ArchivoLeido>();
  const listo = leido !== undefined && 'texto' in leido;
  const finish = () => {
    if (listo) reemplazar(leido.texto);
    onClose();
  };
  return (
    <Dialog
      open
      title={t('taller.archivo.traer')}
      close={t('comun.cerrar')}
      onClose={onClose}
      actions={<BotonesDeArchivo listo={listo} onUsar={finish} onClose={onClose} />}
    >
      <p>{t('taller.archivo.detalle')}</p>
      <ArchivoLocal
        label={t('taller.archivo.archivo', { maximo: MB_POR_ARCHIVO })}
        accept=".json,application/json"
        onFile={async (file) => setLeido(deArchivo(texto, await file.text()))}
      />
      {leido && <Hallado leido={leido} />}
    </Dialog>
  );
}

function Hallado({ leido }: { leido: ArchivoLeido }) {
  const t = useT();
  if ('problemas' in leido)
    return (
      <Notice tone="error">
        <p>{t('taller.archivo.ilegible')}</p>
        <Hallados textos={leido.problemas} />
      </Notice>
    );
  return (
    <>
      <p role="status">
        {t('taller.archivo.trae', { partes: leido.trae.map((parte) => t(`taller.archivo.parte.${parte}`)).join(', ') })}
      </p>
      {leido.faltas.length > 0 && (
        <Notice tone="warning">
          <p>{t('taller.archivo.faltas')}</p>
          <Hallados textos={leido.faltas} />
        </Notice>
      )}
    </>
  );
}
