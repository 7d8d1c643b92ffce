DROP INDEX "ticket_em_aberto_idx";--> statement-breakpoint
-- Carried, not keyed: as keys the planner would use them to gather a person's tickets instead of walking the newest.
CREATE INDEX "ticket_em_aberto_idx" ON "ticket" ("status_id","setor_id","filial_id") INCLUDE ("operador_id","criador_id","cliente_id","prazo_solucao_em","prazo_resposta_em","respondido_em","pausado_em") WHERE finalizado_em is null and arquivado_em is null;
