import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { useT } from '../../../i18n/i18n.ts';
import { ambitoDe, SIN_AMBITO } from '../condicion/ambito.ts';
import { EditarCondicion } from '../condicion/EditarCondicion.tsx';
import { useMesa, useTaller } from '../texto/use-taller.ts';
import { conSeccion, type Seccion } from './cambios.ts';
import css from './entrevista.module.css';

/** The title of a section, who answers it and when. */
export function FormaDeSeccion({ index }: { index: number }) {
  const t = useT();
  const { escribir } = useTaller();
  const { texto, leido } = useMesa();
  const seccion = texto.entrevista.secciones[index];
  if (!seccion) return null;
  const put = (cambio: Partial<Seccion>, gesto: string) =>
    escribir({ entrevista: conSeccion(texto.entrevista, index, cambio) }, `seccion:${index}:${gesto}`);
  return (
    <div className={css.campos}>
      <TextInput
        label={t('taller.campo.tituloDeSeccion')}
        value={seccion.titulo}
        maxLength={200}
        error={seccion.titulo === '' && t('taller.vacio')}
        onChange={({ currentTarget }) => put({ titulo: currentTarget.value }, 'titulo')}
      />
      <Textarea
        label={t('taller.campo.ayuda')}
        value={seccion.ayuda ?? ''}
        maxLength={1000}
        autosize
        minRows={2}
        onChange={({ currentTarget }) => put({ ayuda: currentTarget.value || undefined }, 'ayuda')}
      />
      <Checkbox
        label={t('taller.campo.delNotario')}
        checked={seccion.visiblePara === 'notario'}
        onChange={({ currentTarget }) => put({ visiblePara: currentTarget.checked ? 'notario' : undefined }, 'quien')}
      />
      <EditarCondicion
        titulo={t('taller.condicion.deSeccion')}
        regla={seccion.visibleSi}
        ambito={leido.entrevista ? ambitoDe(leido.entrevista, '') : SIN_AMBITO}
        onCambio={(visibleSi) => put({ visibleSi }, 'condicion')}
      />
    </div>
  );
}
