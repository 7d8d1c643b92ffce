CREATE TABLE "ticket_tipo_publicacao" (
	"tipo_id" bigint,
	"numero" integer,
	"conteudo" jsonb NOT NULL,
	"ate" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "ticket_tipo_publicacao_pkey" PRIMARY KEY("tipo_id","numero")
);
--> statement-breakpoint
CREATE TABLE "ticket_tipo_rascunho" (
	"tipo_id" bigint PRIMARY KEY,
	"conteudo" jsonb NOT NULL,
	"criado_em" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"criado_por" bigint,
	"atualizado_em" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"atualizado_por" bigint,
	"versao" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ticket_etapa" ADD COLUMN "publicacao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_etapa" ADD COLUMN "continua_id" bigint;--> statement-breakpoint
ALTER TABLE "ticket_tipo" ADD COLUMN "publicacao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_etapa" DROP CONSTRAINT "ticket_etapa_ordem_unica";--> statement-breakpoint
ALTER TABLE "ticket_etapa" ADD CONSTRAINT "ticket_etapa_ordem_unica" UNIQUE("tipo_id","publicacao","ordem");--> statement-breakpoint
ALTER TABLE "ticket_etapa" ADD CONSTRAINT "ticket_etapa_continua_id_ticket_etapa_id_fkey" FOREIGN KEY ("continua_id") REFERENCES "ticket_etapa"("id");--> statement-breakpoint
ALTER TABLE "ticket_tipo_publicacao" ADD CONSTRAINT "ticket_tipo_publicacao_tipo_id_ticket_tipo_id_fkey" FOREIGN KEY ("tipo_id") REFERENCES "ticket_tipo"("id");--> statement-breakpoint
ALTER TABLE "ticket_tipo_rascunho" ADD CONSTRAINT "ticket_tipo_rascunho_tipo_id_ticket_tipo_id_fkey" FOREIGN KEY ("tipo_id") REFERENCES "ticket_tipo"("id");