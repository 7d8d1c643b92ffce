CREATE TABLE "permissao_da_pessoa" (
	"colaborador_id" bigint,
	"acao" text,
	"autorizado" boolean,
	"motivo" text DEFAULT '' NOT NULL,
	"criado_em" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"criado_por" bigint,
	"atualizado_em" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"atualizado_por" bigint,
	"versao" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "permissao_da_pessoa_pkey" PRIMARY KEY("colaborador_id","acao")
);
--> statement-breakpoint
ALTER TABLE "permissao" ADD COLUMN "criado_em" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "permissao" ADD COLUMN "criado_por" bigint;--> statement-breakpoint
ALTER TABLE "permissao" ADD COLUMN "atualizado_em" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "permissao" ADD COLUMN "atualizado_por" bigint;--> statement-breakpoint
ALTER TABLE "permissao" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "permissao" ALTER COLUMN "autorizado" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "permissao_da_pessoa" ADD CONSTRAINT "permissao_da_pessoa_colaborador_id_colaborador_id_fkey" FOREIGN KEY ("colaborador_id") REFERENCES "colaborador"("id");--> statement-breakpoint
-- What is decided of a person is of what the check of a session reads (ADR 42).
CREATE TRIGGER "permissao_da_pessoa_mudou" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "permissao_da_pessoa"
  EXECUTE FUNCTION "esquecer_sessoes"();
