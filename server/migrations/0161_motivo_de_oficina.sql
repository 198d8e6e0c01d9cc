-- Why the office last changed a subscription: units given, days added, or its cancellation.
alter table suscripciones add column motivo_oficina text check (length(motivo_oficina) <= 500);
