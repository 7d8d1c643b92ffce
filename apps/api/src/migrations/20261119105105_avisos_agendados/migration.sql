ALTER TABLE "aviso" ADD COLUMN "setores" bigint[];--> statement-breakpoint
ALTER TABLE "aviso" ADD COLUMN "situacao" text DEFAULT 'PUBLICADO' NOT NULL;--> statement-breakpoint
ALTER TABLE "aviso" ADD COLUMN "ate" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "aviso_agendado_idx" ON "aviso" ("publicado_em") WHERE situacao = 'AGENDADO';--> statement-breakpoint
CREATE INDEX "aviso_com_fim_idx" ON "aviso" ("ate") WHERE situacao in ('AGENDADO', 'PUBLICADO');