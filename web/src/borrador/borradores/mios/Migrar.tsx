import type { Migracion } from '@fedatario/contract/borrador';
import { useNavigate } from 'react-router';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { dinero } from '../../../lib/format.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import css from '../borradores.module.css';

interface Props {
  idBorrador: string;
  onCerrar: () => void;
}

/** Preview of the changes that moving a draft to the newest version of its document would make. */
export function Migrar({ idBorrador, onCerrar }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const params = { idBorrador };
  const { data, error } = useCall(calls.borradores.previewMigration, { params }, { fresh: true });
  const { data: borrador } = useCall(calls.borradores.read, { params }, { fresh: true });
  const send = useSend(calls.borradores.migrate, { renews: [calls.borradores.list] });
  const accept = () => {
    if (!borrador) return;
    const done = send.mutateAsync({ params, body: { revision: borrador.revision } });
    const { producto, indice } = borrador;
    void done.then(
      () => navigate(`/productos/${producto.slug}/${idBorrador}/${indice}`),
      () => undefined,
    );
  };
  const failure = error ?? send.error;
  return (
    <ConfirmDialog
      wide
      title={t('borradores.migrar.titulo')}
      confirm={t('borradores.migrar.aceptar')}
      keep={t('borradores.migrar.conservar')}
      pending={send.isPending}
      disabled={!data || !borrador}
      onConfirm={accept}
      onClose={onCerrar}
    >
      {failure && <Notice tone="error">{t(`error.${failure.codigo}`)}</Notice>}
      {!data && !error && <Skeleton pieces={[60, 120]} label={t('comun.cargando')} />}
      {data && <Cambios migracion={data} />}
    </ConfirmDialog>
  );
}

function Cambios({ migracion }: { migracion: Migracion }) {
  const t = useT();
  const { conservadas, descartadas, reabiertas, precioAnterior, precioNuevo, textoAnterior, textoNuevo } = migracion;
  const before = parrafosDe(textoAnterior);
  const after = parrafosDe(textoNuevo);
  return (
    <Stack gap={4} className={css.changes}>
      <p>{t('borradores.migrar.conservadas', { n: conservadas.length })}</p>
      {precioAnterior !== precioNuevo && (
        <p>{t('borradores.migrar.precio', { antes: dinero(precioAnterior), ahora: dinero(precioNuevo) })}</p>
      )}
      <Cosas titulo={t('borradores.migrar.reabiertas')} cosas={reabiertas.map(({ etiqueta }) => etiqueta)} />
      <Cosas titulo={t('borradores.migrar.descartadas')} cosas={descartadas.map(({ etiqueta }) => etiqueta)} />
      <Cosas titulo={t('borradores.migrar.texto')} cosas={after.filter((one) => !before.includes(one))} />
      <Cosas titulo={t('borradores.migrar.textoQuitado')} cosas={before.filter((one) => !after.includes(one))} />
    </Stack>
  );
}

function parrafosDe(texto: string): string[] {
  return texto
    .split('\n\n')
    .map((parrafo) => parrafo.trim())
    .filter(Boolean);
}

function Cosas({ titulo, cosas }: { titulo: string; cosas: readonly string[] }) {
  if (cosas.length === 0) return null;
  return (
    <section>
      <h3>{titulo}</h3>
      <ul>
        {[...new Set(cosas)].map((cosa) => (
          <li key={cosa}>{cosa}</li>
        ))}
      </ul>
    </section>
  );
}
