import { CambioDeEmpresa, type InformacionGeneral } from '@fedatario/contract/casa';
import { jurisdiccion } from '@fedatario/document-engine';
import { calls } from '#calls';
import { RowForm } from '../../common/RowForm.tsx';
import { useLoadedRow } from '../../common/use-loaded-row.ts';
import { useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { TextField } from '../../ui/form/fields.tsx';
import { Section } from '../../ui/Page.tsx';
import { labelsOf } from './labels.ts';

const REDES = ['sitioWeb', 'linkFacebook', 'linkLinkedIn', 'linkTwitter', 'linkInstagram'] as const;
/** In the order of the form. */
const campos = ['nombreEmpresa', 'lema', 'email', 'telefono', 'direccion', ...REDES] as const;

/** Name, contact data and social networks of the company. */
export function EmpresaForm({ informacion }: { informacion: InformacionGeneral }) {
  const t = useT();
  const sending = useSend(calls.informacionGeneral.update, { renews: [calls.informacionGeneral.read] });
  const row = useLoadedRow(
    {
      schema: CambioDeEmpresa,
      prepare: (values: ReturnType<typeof valoresOf>) => values,
      send: (body) => sending.mutateAsync({ body }),
      valuesOf: valoresOf,
      draft: 'borrador:informacion-general',
    },
    informacion,
  );
  const { form } = row;
  const { errors } = form.formState;
  const labels = labelsOf(t, campos);
  const of = (name: (typeof campos)[number]) => ({
    label: labels[name],
    error: errors[name],
    field: form.register(name),
  });
  return (
    <RowForm row={row} sending={sending} panel="seccion" labels={labels}>
      <Section title={t('informacionGeneral.empresa')}>
        <TextField {...of('nombreEmpresa')} autoComplete="organization" />
        <TextField {...of('lema')} />
        <TextField {...of('email')} type="email" />
        <TextField {...of('telefono')} type="tel" />
        <TextField {...of('direccion')} />
      </Section>
      <Section title={t('informacionGeneral.redes')}>
        {REDES.map((campo) => (
          <TextField key={campo} {...of(campo)} type="url" inputMode="url" />
        ))}
      </Section>
    </RowForm>
  );
}

/** Form values; unknown data are empty fields. */
function valoresOf(informacion: InformacionGeneral) {
  const texts = Object.fromEntries(campos.map((campo) => [campo, informacion[campo] ?? '']));
  const telefono = jurisdiccion.telefono.format(informacion.telefono ?? '');
  return { ...(texts as Record<(typeof campos)[number], string>), telefono, revision: informacion.revision };
}
