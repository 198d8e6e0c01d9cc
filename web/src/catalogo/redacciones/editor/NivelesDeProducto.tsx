import { type NivelDeDocumento, type Niveles, nivelesDeDocumento, type Redaccion } from '@fedatario/contract/catalogo';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { SinGuardar } from '../../../common/SinGuardar.tsx';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useCall, usePage, useSend } from '../../../lib/api.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { Section } from '../../../ui/Page.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import { renews } from '../publicacion/renews.ts';
import css from './editor.module.css';

type Elegidos = Readonly<Record<NivelDeDocumento, string>>;

/** The other forms of a document, which its page compares with it. They are shown as soon as they are saved. */
export function NivelesDeProducto({ redaccion: { idProducto } }: { redaccion: Redaccion }) {
  const { data } = useCall(calls.productosDeOficina.niveles, { params: { idProducto } });
  const documentos = usePage(calls.productosDeOficina.list, { query: { tipo: 'documento', limite: 100 } });
  if (!data || !documentos.data) return null;
  const options = documentos.data.data.map((one) => ({ value: one.idProducto, label: one.nombre }));
  return <Forma key={JSON.stringify(data.niveles)} niveles={data} options={options} />;
}

interface Props {
  readonly niveles: Niveles;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function Forma({ niveles: { idProducto, niveles }, options }: Props) {
  const t = useT();
  const inicial = elegidosDe(niveles);
  const [elegidos, setElegidos] = useState(inicial);
  const { mutate, isPending, error } = useSend(calls.productosDeOficina.saveNiveles, {
    renews: [calls.productosDeOficina.niveles, ...renews],
  });
  const isDirty = nivelesDeDocumento.some((nivel) => elegidos[nivel] !== inicial[nivel]);
  const save = () =>
    mutate(
      { params: { idProducto }, body: { niveles: conElegidos(elegidos) } },
      { onSuccess: () => show('success', tell('redaccion.niveles.guardado')) },
    );
  return (
    <Section title={t('redaccion.niveles.titulo')} text={t('redaccion.niveles.detalle')}>
      {nivelesDeDocumento.map((nivel) => (
        <NativeSelect
          key={nivel}
          label={t(`redaccion.niveles.${nivel}`)}
          value={elegidos[nivel]}
          data={[{ value: '', label: t('redaccion.niveles.ninguno') }, ...options]}
          onChange={({ currentTarget }) => setElegidos({ ...elegidos, [nivel]: currentTarget.value })}
        />
      ))}
      {error && <Notice tone="error">{error.errores[0]?.mensaje ?? t(`error.${error.codigo}`, error.params)}</Notice>}
      <Row gap={3} align="center" wrap className={css.acciones}>
        <Button variant="default" disabled={!isDirty} loading={isPending} onClick={save}>
          {t('redaccion.niveles.guardar')}
        </Button>
      </Row>
      <SinGuardar dirty={isDirty} />
    </Section>
  );
}

function elegidosDe(niveles: Niveles['niveles']): Elegidos {
  const de = (nivel: NivelDeDocumento) => niveles.find((one) => one.nivel === nivel)?.idProducto ?? '';
  return { privado: de('privado'), autentica: de('autentica'), escritura: de('escritura') };
}

function conElegidos(elegidos: Elegidos) {
  return nivelesDeDocumento
    .map((nivel) => ({ nivel, idProducto: elegidos[nivel] }))
    .filter(({ idProducto }) => idProducto !== '');
}
