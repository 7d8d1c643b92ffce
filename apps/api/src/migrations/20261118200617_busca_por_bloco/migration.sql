-- MES-08 The words of a message, each behind the number of the block of messages that it is in (ADR 53).
CREATE FUNCTION "bloco_da_busca"(id bigint) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT id / 8192 $$;--> statement-breakpoint
CREATE FUNCTION "comeco_do_bloco"(bloco bigint) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT bloco * 8192 $$;--> statement-breakpoint
CREATE FUNCTION "palavras_por_bloco"(id bigint, busca tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
  SELECT array_to_tsvector(array(SELECT (id / 8192)::text || '.' || palavra FROM unnest(tsvector_to_array(busca)) AS palavra))
$$;--> statement-breakpoint
DROP INDEX "ticket_historico_busca_idx";--> statement-breakpoint
DROP INDEX "ticket_item_motivo_idx";--> statement-breakpoint
CREATE INDEX "ticket_item_motivo_idx" ON "ticket_item" ("motivo_id","id");--> statement-breakpoint
CREATE INDEX "ticket_historico_blocos_idx" ON "ticket_historico" USING gin (palavras_por_bloco("id", "busca")) WITH (fastupdate=false);--> statement-breakpoint
-- Nobody asks for its statistics: every row has words of its own.
ALTER INDEX "ticket_historico_blocos_idx" ALTER COLUMN 1 SET STATISTICS 0;
