ALTER TABLE "motivo_finalizacao" ADD COLUMN "duplicado" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "whatsapp_mensagem" ADD COLUMN "especie" text DEFAULT 'MENSAGEM' NOT NULL;--> statement-breakpoint
CREATE INDEX "ticket_remetente_email_idx" ON "ticket" (lower(consumidor_email)) WHERE cliente_id is null and consumidor_email is not null;--> statement-breakpoint
CREATE INDEX "ticket_remetente_telefone_idx" ON "ticket" ("consumidor_telefone") WHERE cliente_id is null and consumidor_telefone is not null;--> statement-breakpoint
UPDATE "motivo_finalizacao" SET "duplicado" = true WHERE NOT "conclui" AND "descricao" ILIKE '%duplicid%';
