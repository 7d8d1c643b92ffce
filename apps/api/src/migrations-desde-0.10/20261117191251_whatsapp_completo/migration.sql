CREATE TABLE "whatsapp_midia" (
	"mensagem_id" bigint PRIMARY KEY,
	"nome" text NOT NULL,
	"midia" text NOT NULL,
	"bytes" bytea NOT NULL
);
--> statement-breakpoint
DROP INDEX "whatsapp_mensagem_entrada_unica";--> statement-breakpoint
ALTER TABLE "whatsapp_mensagem" ADD COLUMN "anexo_id" bigint;--> statement-breakpoint
ALTER TABLE "whatsapp_mensagem" ADD COLUMN "sem_arquivo" text;--> statement-breakpoint
DROP INDEX "whatsapp_mensagem_triagem_idx";--> statement-breakpoint
CREATE INDEX "whatsapp_mensagem_triagem_idx" ON "whatsapp_mensagem" ("wa_id","id") WHERE estado = 'TRIAGEM';--> statement-breakpoint
CREATE UNIQUE INDEX "whatsapp_mensagem_texto_unico" ON "whatsapp_mensagem" ("historico_id") WHERE direcao = 'SAIDA' and anexo_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "whatsapp_mensagem_anexo_unico" ON "whatsapp_mensagem" ("anexo_id") WHERE direcao = 'SAIDA';--> statement-breakpoint
CREATE INDEX "whatsapp_mensagem_historico_idx" ON "whatsapp_mensagem" ("historico_id");--> statement-breakpoint
ALTER TABLE "whatsapp_mensagem" ADD CONSTRAINT "whatsapp_mensagem_anexo_id_ticket_anexo_id_fkey" FOREIGN KEY ("anexo_id") REFERENCES "ticket_anexo"("id");--> statement-breakpoint
ALTER TABLE "whatsapp_midia" ADD CONSTRAINT "whatsapp_midia_mensagem_id_whatsapp_mensagem_id_fkey" FOREIGN KEY ("mensagem_id") REFERENCES "whatsapp_mensagem"("id");