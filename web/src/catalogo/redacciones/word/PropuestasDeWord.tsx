import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useT } from '../../../i18n/i18n.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { aClave } from '../texto/palabras.ts';
import type { Decidida } from './aplicar.ts';
import type { Propuesta } from './proponer.ts';
import css from './word.module.css';

const TIPOS = ['texto', 'parrafo', 'fecha', 'moneda', 'numero', 'siNo', 'cui', 'nit', 'correo', 'telefono'] as const;

interface Props {
  readonly propuestas: readonly Propuesta[];
  readonly decididas: readonly Decidida[];
  readonly onCambio: (decididas: readonly Decidida[]) => void;
}

/** Each place of the file that may change from one document to the next, with the question that would fill it. */
export function PropuestasDeWord({ propuestas, decididas, onCambio }: Props) {
  const t = useT();
  if (propuestas.length === 0) return <p>{t('taller.word.ninguna')}</p>;
  const put = (index: number, cambio: Partial<Decidida>) =>
    onCambio(decididas.map((one, i) => (i === index ? { ...one, ...cambio } : one)));
  const rename = (index: number, etiqueta: string) => {
    const same = decididas.find((one, i) => i !== index && one.etiqueta === etiqueta);
    const others = new Set(decididas.filter((_, i) => i !== index).map(({ clave }) => clave));
    put(index, { etiqueta, clave: same?.clave ?? aClave(etiqueta, others) });
  };
  return (
    <>
      <p>{t('taller.word.propuestas', { n: propuestas.length })}</p>
      <ol className={css.propuestas}>
        {propuestas.map(({ muestra, contexto, veces }, i) => {
          const decidida = decididas[i];
          if (!decidida) return null;
          const n = i + 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a proposal is known by its order in the file.
            <li key={i}>
              <blockquote lang="es">{`…${contexto}…`}</blockquote>
              <Checkbox
                label={t('taller.word.aceptar', { muestra })}
                description={veces > 1 ? t('taller.word.veces', { n: veces }) : undefined}
                checked={decidida.aceptada}
                onChange={({ currentTarget }) => put(i, { aceptada: currentTarget.checked })}
              />
              {decidida.aceptada && (
                <Row gap={3} wrap className={css.pregunta}>
                  <TextInput
                    label={t('taller.word.pregunta', { n })}
                    value={decidida.etiqueta}
                    maxLength={300}
                    error={decidida.etiqueta === '' && t('taller.vacio')}
                    onChange={({ currentTarget }) => rename(i, currentTarget.value)}
                  />
                  <NativeSelect
                    label={t('taller.word.tipo', { n })}
                    value={decidida.tipo}
                    data={TIPOS.map((value) => ({ value, label: t(`taller.tipo.${value}`) }))}
                    onChange={({ currentTarget }) => put(i, { tipo: currentTarget.value as Decidida['tipo'] })}
                  />
                </Row>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
