import type { ClaseDeTextoLegal } from '@fedatario/contract/casa';
import { publicarTexto, textosVigentes } from '../casa/textos-legales/textos-legales.ts';
import type { Db } from '../db/db.ts';

/** Legal texts of the demo, written by us: each company replaces them with those of its own counsel. */
const textos: Readonly<Record<ClaseDeTextoLegal, string>> = {
  terminos: `Estos términos dicen qué puede esperar de nosotros y qué esperamos de usted. Son un texto de demostración.

# Qué hacemos
Preparamos documentos legales a partir de lo que usted responde y, cuando la ley lo pide, los revisa, autoriza y sella un notario colegiado. No damos consejo legal fuera de eso.

# Su cuenta
- Los datos que nos da son ciertos y suyos, o tiene permiso para usarlos.
- Su contraseña es personal. Si cree que alguien más la conoce, cámbiela y cierre sus sesiones.

# Precio y pago
El precio se muestra con IVA antes de pagar. Lo que cobran terceros, como registros e impuestos, se dice aparte. La factura se emite con los datos que usted confirma.

# Plazos
Los plazos se cuentan en horas hábiles según nuestro calendario de atención y se detienen mientras esperamos algo de usted.

# Devoluciones
Antes de pedir un reembolso le decimos cuánto recibe y por qué, según lo que ya se trabajó.

# Cambios
Si publicamos otra versión de estos términos, lo que usted ya compró se rige por la que aceptó.`,
  privacidad: `Esta política dice qué datos guardamos, para qué y quién los ve. Es un texto de demostración.

# Qué guardamos
- Los datos de su perfil y de sus compras.
- Sus respuestas y los archivos que entrega para hacer sus documentos, cifrados.

# Para qué
Para hacer sus documentos, atender sus trámites, facturar y avisarle de lo que ocurre. No los vendemos.

# Quién los ve
Sus borradores, solo usted. Después de la compra, el personal y el notario que la atienden; cada consulta de un archivo de identidad queda registrada.

El comentario de una calificación lo ve la oficina. Solo si usted lo permite, y si lo elegimos, se muestra en la página del documento con su nombre y la inicial de su apellido. Puede retirar el permiso cuando quiera en la misma calificación: deja de mostrarse en ese momento, y también al pedir que se cierre su cuenta.

# Sus derechos
En Mi perfil › Privacidad puede descargar una copia de todos sus datos y cerrar su cuenta; en Datos personales, corregirlos. Al cerrar la cuenta tiene catorce días para arrepentirse; después se borra todo, salvo lo que la ley nos obliga a conservar: las facturas, cuatro años desde el fin del año en que se emitieron; lo entregado y su expediente, cinco años; los actos ante notario y su registro, para siempre. Le enviamos una constancia de lo borrado.`,
};

/** Publishes them where nothing was published yet. */
export async function seedTextos(db: Db, now: Date): Promise<void> {
  if ((await textosVigentes(db)).length > 0) return;
  for (const [clase, texto] of Object.entries(textos))
    await publicarTexto({ db, actor: null, now }, clase, { texto, revision: 0 });
}
