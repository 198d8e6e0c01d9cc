import type { NombreDeTema } from '@fedatario/contract/base';
import { CambioDeColores, type InformacionGeneral } from '@fedatario/contract/casa';
import { useEffect } from 'react';
import { calls } from '#calls';
import { RowForm } from '../../common/RowForm.tsx';
import { useLoadedRow } from '../../common/use-loaded-row.ts';
import { useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import type { Area } from './area.ts';
import { ColoresDeEmpresa } from './ColoresDeEmpresa.tsx';
import { Logos } from './Logos.tsx';
import { labelsOf } from './labels.ts';

interface Props {
  informacion: InformacionGeneral;
  area: Area;
  /** Previews an unsaved scheme on the open back office; undefined ends the preview. */
  tryOn: (esquema: NombreDeTema | undefined) => void;
}

/** Logos of the company, applied at once, and its colours, previewed before they are saved. */
export function AparienciaForm({ informacion, area, tryOn }: Props) {
  const t = useT();
  const sending = useSend(calls.informacionGeneral.update, { renews: [calls.informacionGeneral.read] });
  const row = useLoadedRow(
    {
      schema: CambioDeColores,
      prepare: (values: ReturnType<typeof valoresOf>) => values,
      send: (body) => sending.mutateAsync({ body }),
      valuesOf: valoresOf,
      draft: 'borrador:colores',
    },
    informacion,
  );
  const { form } = row;
  const chosen = form.watch('esquemaColores');
  const { isDirty } = form.formState;
  useEffect(() => {
    tryOn(isDirty ? chosen : undefined);
    return () => tryOn(undefined);
  }, [chosen, isDirty, tryOn]);
  return (
    <>
      <Logos informacion={informacion} area={area} />
      <RowForm row={row} sending={sending} panel="seccion" labels={labelsOf(t, ['esquemaColores'])}>
        <ColoresDeEmpresa
          nombre={informacion.nombreEmpresa}
          chosen={chosen}
          field={form.register('esquemaColores')}
          area={area}
        />
      </RowForm>
    </>
  );
}

function valoresOf({ esquemaColores, revision }: InformacionGeneral) {
  return { esquemaColores, revision };
}
