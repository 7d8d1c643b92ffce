CREATE TABLE "preferencia_de_agenda" (
	"colaborador_id" bigint PRIMARY KEY,
	"lembrete_por_aviso" boolean DEFAULT true NOT NULL,
	"lembrete_por_email" boolean DEFAULT true NOT NULL,
	"calendario_hash" text UNIQUE,
	"calendario_desde" timestamp(3) with time zone,
	"criado_em" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"criado_por" bigint,
	"atualizado_em" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"atualizado_por" bigint,
	"versao" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agenda" ADD COLUMN "lembrada_para" timestamp(3) with time zone;--> statement-breakpoint
DROP INDEX "agenda_colaborador_idx";--> statement-breakpoint
CREATE INDEX "agenda_colaborador_idx" ON "agenda" ("colaborador_id","tipo","agendada_para","id","finalizada_em");--> statement-breakpoint
DROP INDEX "agenda_dia_idx";--> statement-breakpoint
CREATE INDEX "agenda_dia_idx" ON "agenda" ("tipo","agendada_para","id","finalizada_em");--> statement-breakpoint
CREATE INDEX "agenda_por_fazer_idx" ON "agenda" ("tipo","agendada_para","id","colaborador_id") WHERE finalizada_em is null;--> statement-breakpoint
CREATE INDEX "agenda_a_lembrar_idx" ON "agenda" ("agendada_para","id") WHERE finalizada_em is null;--> statement-breakpoint
ALTER TABLE "preferencia_de_agenda" ADD CONSTRAINT "preferencia_de_agenda_colaborador_id_colaborador_id_fkey" FOREIGN KEY ("colaborador_id") REFERENCES "colaborador"("id");