import {
  esAviso,
  impuestosDePapel,
  ladosDeHoja,
  type PapelesDeTramite,
  type TipoDePapel,
} from '@fedatario/contract/acto';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { useT } from '../../i18n/i18n.ts';
import { CheckField, SelectField, TextField } from '../../ui/form/fields.tsx';
import { MoneyField, NumberField } from '../../ui/form/quantities.tsx';
import { Destinatario } from './Destinatario.tsx';
import { OTRA_PERSONA, usePapel } from './use-papel.ts';
import { Valor } from './Valor.tsx';

interface Props {
  idSolicitud: string;
  tipo: TipoDePapel;
  propuesta: PapelesDeTramite['propuesta'];
}

/** Button that makes a paper of a signed act. */
export function HacerPapel(props: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('papeles.hacer', { tipo: t(`papeles.tipo.${props.tipo}`) })}
      </Button>
      {open && <Formulario {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function Formulario({ onClose, ...props }: Props & { onClose: () => void }) {
  const t = useT();
  const { tipo, propuesta } = props;
  const papel = usePapel({ ...props, onDone: onClose });
  const { form, error } = papel;
  const { errors } = form.formState;
  const field = (name: Campo) => ({
    label: t(`papeles.campo.${name}`),
    error: name === 'elegido' ? errors.destinatario : errors[name],
    field: form.register(name),
  });
  const [impuesto, elegido, indeterminado] = form.watch(['impuesto', 'elegido', 'valorIndeterminado']);
  const pide = { tipo, propuesta, field, impuesto, otra: elegido === OTRA_PERSONA, indeterminado };
  return (
    <ConfirmDialog
      title={t(`papeles.tipo.${tipo}`)}
      confirm={t('papeles.boton')}
      pending={papel.isPending}
      error={error?.codigo === 'datos-invalidos' ? null : error}
      onConfirm={() => void papel.send()}
      onClose={onClose}
    >
      {tipo === 'razonDeLegalizacion' ? <DeRazon {...pide} /> : <DeCopia {...pide} />}
      <TextField {...field('lugar')} />
      <TextField {...field('fecha')} type="date" />
    </ConfirmDialog>
  );
}

type Campo =
  | 'lugar'
  | 'fecha'
  | 'elegido'
  | 'destinatario'
  | 'ambosLados'
  | 'impuesto'
  | 'montoDeImpuesto'
  | 'valor'
  | 'valorIndeterminado'
  | 'tipoDeCambio'
  | 'clave'
  | 'instrumento'
  | 'descripcion'
  | 'lado'
  | 'renglon'
  | 'ajuste';

interface Pide {
  tipo: TipoDePapel;
  propuesta: PapelesDeTramite['propuesta'];
  impuesto: string;
  /** The receiver is none of the parties. */
  otra: boolean;
  indeterminado: boolean;
  field: (name: Campo) => Parameters<typeof TextField>[0];
}

function DeCopia({ tipo, propuesta, impuesto, otra, indeterminado, field }: Pide) {
  const t = useT();
  if (esAviso(tipo))
    return <TextField {...field('descripcion')} label={t('papeles.campo.detalle')} help={t('papeles.ayuda.detalle')} />;
  return (
    <>
      {(tipo === 'testimonio' || tipo === 'copiaSimple') && (
        <Destinatario personas={propuesta.personas} otra={otra} field={field} />
      )}
      {tipo === 'testimonio' && (
        <SelectField
          {...field('impuesto')}
          options={impuestosDePapel.map((value) => ({ value, label: t(`papeles.impuesto.${value}`) }))}
        />
      )}
      {tipo === 'testimonio' && impuesto !== 'ninguno' && <MoneyField {...field('montoDeImpuesto')} />}
      {tipo === 'testimonioEspecial' && <Valor precio={propuesta.precio} indeterminado={indeterminado} field={field} />}
      {(tipo === 'testimonioEspecial' || tipo === 'testimonioDeRazon') && <TextField {...field('clave')} />}
      {tipo !== 'testimonioDeRazon' && <CheckField {...field('ambosLados')} />}
    </>
  );
}

function DeRazon({ propuesta, field }: Pide) {
  const t = useT();
  return (
    <>
      <NumberField {...field('instrumento')} help={t('papeles.ayuda.instrumento', { numero: propuesta.instrumento })} />
      <TextField {...field('descripcion')} help={t('papeles.ayuda.descripcion')} />
      <SelectField
        {...field('lado')}
        options={ladosDeHoja.map((value) => ({ value, label: t(`protocolo.lado.${value}`) }))}
      />
      <NumberField {...field('renglon')} help={t('papeles.ayuda.renglon')} />
      <TextField {...field('ajuste')} autoComplete="off" help={t('protocolo.ajusteAyuda')} />
    </>
  );
}
