ALTER TABLE "pedido" ADD COLUMN "valor_faturado" numeric(15,2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "pedido_item" ADD COLUMN "quantidade_faturada" numeric(15,4) DEFAULT '0' NOT NULL;--> statement-breakpoint
-- What was invoiced before this was kept left the stock whole, or as the ERP said that it was served.
UPDATE "pedido_item" SET "quantidade_faturada" = CASE WHEN "quantidade_atendida" > 0 THEN "quantidade_atendida" ELSE "quantidade" END
FROM "pedido" WHERE "pedido"."id" = "pedido_item"."pedido_id" AND NOT "pedido_item"."removido"
  AND "pedido"."status" IN ('FATURADO', 'TRANSPORTE', 'ENTREGUE', 'DEVOLUCAO');--> statement-breakpoint
UPDATE "pedido" SET "valor_faturado" = "valor_total" WHERE "status" IN ('FATURADO', 'TRANSPORTE', 'ENTREGUE', 'DEVOLUCAO');
