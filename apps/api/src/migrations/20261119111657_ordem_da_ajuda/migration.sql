ALTER TABLE "faq_artigo" ADD COLUMN "posicao" integer;--> statement-breakpoint
ALTER TABLE "faq_tipo" ADD COLUMN "ativo" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "faq_artigo_posicao_idx" ON "faq_artigo" ("posicao","titulo" collate "pt-BR-x-icu","id");