-- The document as it was sent (signed, where the issuer signs apart), kept while it may have been certified without our knowing: sent again it
-- is the same text. `pedido_en` is the moment at which a process began to ask the certifier; another waits until that is answered or old.
alter table dtes add column xml_enviado text;
alter table dtes add column pedido_en timestamptz;
-- The certified annulment of an invoice that was given back whole on its own day.
alter table dtes add column anulado_en timestamptz;
alter table dtes add column xml_anulacion text;
