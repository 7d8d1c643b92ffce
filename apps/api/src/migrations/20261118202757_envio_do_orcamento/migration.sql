ALTER TABLE "orcamento" ADD COLUMN "cupom_impostos" numeric(15,2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "orcamento" ADD COLUMN "enviado_em" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "orcamento" ADD COLUMN "aberto_em" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "orcamento" ADD COLUMN "recusado_em" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "orcamento" ADD COLUMN "motivo_recusa" text;--> statement-breakpoint
ALTER TABLE "pedido" ADD COLUMN "cupom_impostos" numeric(15,2) DEFAULT '0' NOT NULL;--> statement-breakpoint
CREATE INDEX "orcamento_enviado_idx" ON "orcamento" ("incluido_em","id") WHERE enviado_em is not null;--> statement-breakpoint
-- What had a link, or an answer to one, was sent; when exactly, nobody wrote down.
UPDATE "orcamento" SET "enviado_em" = coalesce("aceito_em", "movimentado_em") WHERE "link_resumo" IS NOT NULL OR "link_por_email_resumo" IS NOT NULL OR "aceito_em" IS NOT NULL;
