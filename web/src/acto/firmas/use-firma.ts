import { type DiferenciaDeFirma, FirmaDeTramite, type PropuestaDeFirma } from '@fedatario/contract/acto';
import { mensajesDeCampo } from '@fedatario/contract/base';
import { useEffect, useRef, useState } from 'react';
import { calls } from '#calls';
import { t } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { readEntero } from '../../lib/escribir.ts';
import { useSchemaForm } from '../../lib/form.ts';
import { guardarEscrito, olvidarEscrito, recuperarEscrito } from './escrito.ts';
import { useHojas } from './use-hojas.ts';
import { type Form, usePreparacion } from './use-preparacion.ts';
import { campoDe, enOrden, foliosDe, nombreDe, prepare, propuestos, type Valores } from './valores.ts';

/** The signing that waits for the last look, and what its text says otherwise. */
export interface Mirada {
  readonly body: FirmaDeTramite;
  readonly diferencias: readonly DiferenciaDeFirma[];
}

interface Signing {
  readonly idSolicitud: string;
  readonly revision: number;
  readonly propuesta: PropuestaDeFirma;
}

/**
 * State of the signing form: proposed values, kept while typing, checked by the server before the last review, sent
 * once.
 */
export function useFirma({ idSolicitud, revision, propuesta }: Signing) {
  const [inicio] = useState(() => ({ ...propuestos(propuesta), ...recuperarEscrito(sessionStorage, idSolicitud) }));
  const form = useSchemaForm(FirmaDeTramite, inicio, (valores: Valores) => prepare(valores, revision));
  const escaneo = useHojas(idSolicitud);
  const [mirada, setMirada] = useState<Mirada>();
  const escrito = useGuardado(form, idSolicitud, escaneo.hojas);
  useSeguidos(form, propuesta, escaneo.hojas.length);
  const check = useSend(calls.firmas.check);
  const sign = useSend(calls.firmas.sign, { renews: [calls.tramites.read] });
  const refuse = (failure: ApiError) => {
    setMirada(undefined);
    placeRefused(form, failure);
  };
  const params = { idSolicitud };
  const preparacion = usePreparacion(form, idSolicitud, refuse);
  const mirar = (body: FirmaDeTramite) => {
    check.mutate(
      { params, body },
      { onSuccess: ({ diferencias = [] }) => setMirada({ body, diferencias }), onError: refuse },
    );
  };
  return {
    form,
    ...preparacion,
    escaneo,
    mirada,
    error: check.error ?? sign.error ?? preparacion.fallo,
    checking: check.isPending,
    signing: sign.isPending,
    sinGuardar: (escrito || escaneo.hojas.length > 0) && !sign.isSuccess,
    revisar: form.handleSubmit(mirar, () => nameUnanswered(form, propuesta)),
    cerrar: () => setMirada(undefined),
    firmar: () => {
      if (!mirada) return;
      const onSuccess = () => {
        escaneo.olvidar();
        olvidarEscrito(sessionStorage, idSolicitud);
      };
      sign.mutate({ params, body: mirada.body }, { onSuccess, onError: refuse });
    },
  };
}

/**
 * Names what only the text asks for beside the other fields that lack something, so that all of it is told at once. What the text does not need
 * after all is asked no more by the next check, which the server makes.
 */
function nameUnanswered(form: Form, { preguntas }: PropuestaDeFirma): void {
  for (const { ruta } of preguntas) {
    const campo = `acto.${campoDe(ruta)}` as const;
    if (form.getValues(campo) === '') form.setError(campo, { type: 'requerido', message: t('campo.requerido') });
  }
}

/** Puts each refusal of the server at its field, and the focus on the first one, which may be far above the button. */
function placeRefused(form: Form, { errores }: ApiError): void {
  enOrden(errores).forEach(({ campo, clave, params, mensaje }, index) => {
    const message = clave in mensajesDeCampo ? t(`campo.${clave as keyof typeof mensajesDeCampo}`, params) : mensaje;
    form.setError(nombreDe(campo) as 'fecha', { type: clave, message }, { shouldFocus: index === 0 });
  });
}

/** Keeps the typed values and the sheets in this tab's storage. Returns whether the notary changed anything. */
function useGuardado(form: Form, idSolicitud: string, hojas: ReturnType<typeof useHojas>['hojas']): boolean {
  const [escrito, setEscrito] = useState(false);
  useEffect(() => {
    form.setValue(
      'archivos',
      hojas.map(({ idArchivo }) => idArchivo),
    );
  }, [form, hojas]);
  useEffect(() => {
    const { unsubscribe } = form.watch((valores, { type }) => {
      guardarEscrito(sessionStorage, idSolicitud, valores as Valores);
      if (type === 'change') setEscrito(true);
    });
    return unsubscribe;
  }, [form, idSolicitud]);
  return escrito;
}

/** Derives the leaves from the scan and the folios from the leaves, until the notary types other values. */
function useSeguidos(form: Form, { protocolo }: PropuestaDeFirma, paginas: number): void {
  const puestos = useRef({ hojas: '', folios: '', instrumento: String(protocolo.numero) });
  const hojas = form.watch('hojas');
  const mismaHoja = form.watch('mismaHoja');
  useEffect(() => {
    const before = form.getValues('hojas');
    if (paginas === 0 || (before !== '' && before !== puestos.current.hojas)) return;
    puestos.current.hojas = String(paginas);
    form.setValue('hojas', String(paginas));
  }, [form, paginas]);
  useEffect(() => {
    if (form.getValues('instrumento') !== puestos.current.instrumento) return;
    puestos.current.instrumento = String(protocolo.numero);
    form.setValue('instrumento', puestos.current.instrumento);
  }, [form, protocolo.numero]);
  useEffect(() => {
    const before = form.getValues('folios');
    const cuantas = readEntero(hojas);
    if (!cuantas || (before !== '' && before !== puestos.current.folios)) return;
    puestos.current.folios = foliosDe(protocolo.folio, cuantas, mismaHoja);
    form.setValue('folios', puestos.current.folios);
  }, [form, protocolo.folio, hojas, mismaHoja]);
}
