ALTER TABLE "orcamento" ADD COLUMN "valor_seguro" numeric(15,2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "pedido" ADD COLUMN "valor_seguro" numeric(15,2) DEFAULT '0' NOT NULL;