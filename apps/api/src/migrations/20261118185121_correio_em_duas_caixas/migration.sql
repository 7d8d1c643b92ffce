ALTER TABLE "correio_recebida" DROP CONSTRAINT "correio_recebida_chave_key";--> statement-breakpoint
CREATE UNIQUE INDEX "correio_recebida_chave_unica" ON "correio_recebida" ("chave","caixa_id");--> statement-breakpoint
CREATE INDEX "correio_mensagem_fio_idx" ON "correio_mensagem" USING gin ("referencias") WHERE direcao = 'ENTRADA';