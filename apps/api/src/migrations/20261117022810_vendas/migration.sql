CREATE INDEX "atendimento_orcamento_idx" ON "atendimento" ("orcamento_id");--> statement-breakpoint
CREATE INDEX "orcamento_filial_idx" ON "orcamento" ("filial_id","incluido_em","id");--> statement-breakpoint
CREATE INDEX "orcamento_validade_idx" ON "orcamento" ("data_validade","id");--> statement-breakpoint
CREATE INDEX "orcamento_valor_idx" ON "orcamento" ("valor_total","id");--> statement-breakpoint
CREATE INDEX "orcamento_parado_idx" ON "orcamento" ("movimentado_em","id") WHERE "pedido_id" is null and "perdido_em" is null and "status" in ('ORCAMENTO', 'COTACAO');--> statement-breakpoint
CREATE INDEX "orcamento_por_decidir_idx" ON "orcamento" ("valor_total","id") WHERE "pedido_id" is null and "perdido_em" is null and "status" in ('ORCAMENTO', 'COTACAO');--> statement-breakpoint
CREATE INDEX "orcamento_perda_idx" ON "orcamento" ("perdido_em") WHERE perdido_em is not null;--> statement-breakpoint
CREATE INDEX "titulo_vencimento_idx" ON "titulo" ("data_vencimento","id");