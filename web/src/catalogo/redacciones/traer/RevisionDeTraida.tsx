import type { RevisionDeArchivo } from '@fedatario/contract/catalogo';
import { Checkbox, NativeSelect, Radio, TextInput } from '@mantine/core';
import { useT } from '../../../i18n/i18n.ts';
import { dinero } from '../../../lib/format.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Hallados } from '../archivo/Hallados.tsx';
import type { Eleccion } from './eleccion.ts';

interface Props {
  readonly revision: RevisionDeArchivo;
  readonly eleccion: Eleccion;
  readonly onEleccion: (eleccion: Eleccion) => void;
}

/** Tells the content of the file and, for each thing that does not fit here, what is to be done. */
export function RevisionDeTraida({ revision, eleccion, onEleccion }: Props) {
  const t = useT();
  const put = (cambio: Partial<Eleccion>) => onEleccion({ ...eleccion, ...cambio });
  const { nombre, precio, preguntas, casos, categoria, idCategoria, categorias, requisitosAusentes } = revision;
  return (
    <Stack gap={4}>
      <p role="status">{t('traida.trae', { nombre, precio: dinero(precio), preguntas, casos })}</p>
      <Donde revision={revision} eleccion={eleccion} onEleccion={onEleccion} />
      {idCategoria === null && (
        <NativeSelect
          label={t('traida.categoria', { categoria })}
          value={eleccion.idCategoria}
          data={[
            { value: '', label: t('traida.elijaCategoria') },
            ...categorias.map((una) => ({ value: una.idCategoria, label: una.nombre })),
          ]}
          onChange={({ currentTarget }) => put({ idCategoria: currentTarget.value })}
        />
      )}
      {requisitosAusentes.length > 0 && (
        <Notice tone="warning">
          <p>{t('traida.requisitos')}</p>
          <Hallados textos={requisitosAusentes} />
          <Checkbox
            label={t('traida.omitir')}
            checked={eleccion.omitir}
            onChange={({ currentTarget }) => put({ omitir: currentTarget.checked })}
          />
        </Notice>
      )}
      <Sabido titulo="clausulas" textos={revision.clausulasAjenas} />
      <Sabido titulo="casos" textos={revision.casosDistintos} />
      <Sabido titulo="faltas" textos={revision.faltas} />
    </Stack>
  );
}

/** Whether the file begins a document, and under which name, or is the next version of the one that has its address. */
function Donde({ revision: { existente }, eleccion, onEleccion }: Props) {
  const t = useT();
  const put = (cambio: Partial<Eleccion>) => onEleccion({ ...eleccion, ...cambio });
  return (
    <>
      {existente && (
        <Radio.Group
          label={t('traida.existe', { nombre: existente.nombre })}
          value={eleccion.como}
          onChange={(como) => put({ como: como as Eleccion['como'] })}
        >
          <Radio
            value="sobre"
            disabled={!existente.admite}
            label={t(existente.admite ? 'traida.sobre' : 'traida.otraClase')}
          />
          <Radio value="nuevo" label={t('traida.nuevo')} />
        </Radio.Group>
      )}
      {existente?.escrito && eleccion.como === 'sobre' && <Notice tone="warning">{t('traida.sePierde')}</Notice>}
      {eleccion.como === 'nuevo' && (
        <>
          <TextInput
            label={t('traida.nombre')}
            value={eleccion.nombre}
            maxLength={120}
            onChange={({ currentTarget }) => put({ nombre: currentTarget.value })}
          />
          <TextInput
            label={t('traida.slug')}
            description={t('traida.slugAyuda')}
            dir="ltr"
            value={eleccion.slug}
            maxLength={80}
            onChange={({ currentTarget }) => put({ slug: currentTarget.value })}
          />
        </>
      )}
    </>
  );
}

function Sabido({ titulo, textos }: { titulo: 'clausulas' | 'casos' | 'faltas'; textos: readonly string[] }) {
  const t = useT();
  if (textos.length === 0) return null;
  return (
    <Notice tone={titulo === 'faltas' ? 'warning' : 'info'}>
      <p>{t(`traida.${titulo}`)}</p>
      <Hallados textos={textos} />
    </Notice>
  );
}
