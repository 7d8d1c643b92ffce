ALTER TABLE "orcamento" ADD COLUMN "link_por_email_resumo" text;--> statement-breakpoint
ALTER TABLE "orcamento" ADD CONSTRAINT "orcamento_link_por_email_resumo_key" UNIQUE("link_por_email_resumo");