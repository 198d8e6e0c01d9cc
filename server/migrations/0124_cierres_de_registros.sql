-- Days on which the Archivo General de Protocolos, courts and registers receive nothing though the law counts them: a duty falls before them.
alter table calendario add column cierres_de_registros jsonb not null default '[]';
