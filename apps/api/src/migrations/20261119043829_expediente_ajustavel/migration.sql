ALTER TABLE "filial_expediente" ADD COLUMN "ativo" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "filial_expediente" ADD COLUMN "criado_em" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "filial_expediente" ADD COLUMN "criado_por" bigint;--> statement-breakpoint
ALTER TABLE "filial_expediente" ADD COLUMN "atualizado_em" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "filial_expediente" ADD COLUMN "atualizado_por" bigint;--> statement-breakpoint
ALTER TABLE "filial_expediente" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;