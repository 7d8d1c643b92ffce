DROP INDEX "cliente_representante_idx";--> statement-breakpoint
CREATE INDEX "cliente_representante_idx" ON "cliente" ("representante_id","id");--> statement-breakpoint
DROP INDEX "cliente_filial_filial_idx";--> statement-breakpoint
CREATE INDEX "cliente_filial_filial_idx" ON "cliente_filial" ("filial_id","cliente_id");--> statement-breakpoint
CREATE INDEX "ticket_prazo_idx" ON "ticket" ("prazo_solucao_em","id") WHERE arquivado_em is null;--> statement-breakpoint
CREATE INDEX "ticket_aberto_em_aberto_idx" ON "ticket" ("aberto_em","id") WHERE finalizado_em is null and arquivado_em is null;--> statement-breakpoint
CREATE INDEX "ticket_cliente_em_aberto_idx" ON "ticket" ("cliente_id") WHERE finalizado_em is null and arquivado_em is null;