-- The legalización of photocopies is a kind of act of its own: nobody appears in it and it brings no duty.
alter table firmas drop constraint firmas_clase_check;
alter table firmas add constraint firmas_clase_check
  check (clase in ('escrituraPublica', 'actaNotarial', 'legalizacionFirmas', 'legalizacionFotocopias', 'protocolacion', 'documentoPrivado'));
alter table productos drop constraint productos_clase_acto_check;
alter table productos add constraint productos_clase_acto_check
  check (clase_acto in ('escrituraPublica', 'actaNotarial', 'legalizacionFirmas', 'legalizacionFotocopias', 'protocolacion', 'documentoPrivado'));
