CREATE TABLE "codigo_de_recuperacao" (
	"colaborador_id" bigint,
	"hash" text,
	"usado_em" timestamp(3) with time zone,
	CONSTRAINT "codigo_de_recuperacao_pkey" PRIMARY KEY("colaborador_id","hash")
);
--> statement-breakpoint
CREATE TABLE "desafio_de_acesso" (
	"token_hash" text PRIMARY KEY,
	"colaborador_id" bigint NOT NULL,
	"senha_hash" text NOT NULL,
	"expira_em" timestamp(3) with time zone NOT NULL,
	"tentativas" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "segundo_fator" (
	"colaborador_id" bigint PRIMARY KEY,
	"segredo" text NOT NULL,
	"criado_em" timestamp(3) with time zone NOT NULL,
	"ativado_em" timestamp(3) with time zone,
	"ultimo_passo" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "desafio_de_acesso_expira_idx" ON "desafio_de_acesso" ("expira_em");--> statement-breakpoint
ALTER TABLE "codigo_de_recuperacao" ADD CONSTRAINT "codigo_de_recuperacao_colaborador_id_colaborador_id_fkey" FOREIGN KEY ("colaborador_id") REFERENCES "colaborador"("id");--> statement-breakpoint
ALTER TABLE "desafio_de_acesso" ADD CONSTRAINT "desafio_de_acesso_colaborador_id_colaborador_id_fkey" FOREIGN KEY ("colaborador_id") REFERENCES "colaborador"("id");--> statement-breakpoint
ALTER TABLE "segundo_fator" ADD CONSTRAINT "segundo_fator_colaborador_id_colaborador_id_fkey" FOREIGN KEY ("colaborador_id") REFERENCES "colaborador"("id");