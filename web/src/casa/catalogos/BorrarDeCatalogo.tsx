import type { Uso } from '@fedatario/contract/base';
import { Button } from '@mantine/core';
import { useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/form/Notice.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { show } from '../../ui/snackbar/store.ts';
import type { Catalogo, Entrada } from './catalogo.ts';
import css from './catalogos.module.css';

interface Props {
  catalogo: Catalogo;
  entrada: Entrada;
  archive: (entrada: Entrada, activo: boolean) => void;
  onClose: () => void;
}

/**
 * Confirms a deletion by name. An entry in use cannot be deleted: the dialog lists its uses and offers to archive it.
 */
export function BorrarDeCatalogo({ catalogo: { llamadas, titulo }, entrada, archive, onClose }: Props) {
  const t = useT();
  const nombre = titulo(entrada);
  const { mutate, isPending, error } = useSend(llamadas.remove, { renews: [llamadas.list] });
  const usos = error?.codigo === 'entrada-en-uso' ? error.usos : undefined;
  const gone = () => {
    show('success', t('catalogos.borrado', { nombre }));
    onClose();
  };
  const toArchive = () => {
    archive(entrada, false);
    onClose();
  };
  return (
    <Dialog
      open
      title={t(usos ? 'catalogos.enUsoTitulo' : 'catalogos.borrarTitulo', { nombre })}
      close={t('comun.cerrar')}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(usos ? 'catalogos.entendido' : 'comun.cancelar')}
          </Button>
          {!usos && (
            <Button
              data-peligro
              loading={isPending}
              onClick={() => mutate({ params: { id: entrada.id } }, { onSuccess: gone })}
            >
              {t('catalogos.borrarConfirmar')}
            </Button>
          )}
          {usos && entrada.activo && <Button onClick={toArchive}>{t('catalogos.soloArchivar')}</Button>}
        </>
      }
    >
      {usos ? <EnUso usos={usos} activo={entrada.activo} /> : <p>{t('catalogos.borrarTexto')}</p>}
      {error && !usos && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
    </Dialog>
  );
}

function EnUso({ usos, activo }: { usos: readonly Uso[]; activo: boolean }) {
  const t = useT();
  return (
    <Stack role="alert" gap={4} className={css.usos}>
      <p>{t('catalogos.enUso')}</p>
      <ul>
        {usos.map(({ clase, total, nombres }) => (
          <li key={clase}>
            <strong>{t(`catalogos.uso.${clase}`, { n: total })}</strong>
            <span>
              {nombres.join(', ')}
              {total > nombres.length && ` ${t('catalogos.yMas', { n: total - nombres.length })}`}
            </span>
          </li>
        ))}
      </ul>
      <p>{t(activo ? 'catalogos.enUsoArchivar' : 'catalogos.enUsoArchivado')}</p>
    </Stack>
  );
}
