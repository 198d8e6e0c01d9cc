-- The date and hour that a certified document bears, when it was certified too late for that of its payment.
alter table dtes add column fechado_en timestamptz;
