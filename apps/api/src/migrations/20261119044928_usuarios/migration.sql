CREATE TABLE "convite" (
	"colaborador_id" bigint PRIMARY KEY,
	"token_hash" text UNIQUE,
	"por_id" bigint,
	"enviado_em" timestamp(3) with time zone NOT NULL,
	"expira_em" timestamp(3) with time zone NOT NULL,
	"aceito_em" timestamp(3) with time zone,
	"cancelado_em" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "colaborador" ADD COLUMN "segundo_fator_exigido" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "colaborador" ADD COLUMN "busca" text GENERATED ALWAYS AS (lower(f_unaccent(nome || ' ' || email || ' ' || cpf))) STORED;--> statement-breakpoint
CREATE INDEX "colaborador_busca_idx" ON "colaborador" USING gin ("busca" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "colaborador_supervisor_idx" ON "colaborador" ("supervisor_id");--> statement-breakpoint
ALTER TABLE "convite" ADD CONSTRAINT "convite_colaborador_id_colaborador_id_fkey" FOREIGN KEY ("colaborador_id") REFERENCES "colaborador"("id");--> statement-breakpoint
ALTER TABLE "convite" ADD CONSTRAINT "convite_por_id_colaborador_id_fkey" FOREIGN KEY ("por_id") REFERENCES "colaborador"("id");