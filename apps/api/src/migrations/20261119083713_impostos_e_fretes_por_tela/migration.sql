ALTER TABLE "frete_condicional" ADD COLUMN "criado_em" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "frete_condicional" ADD COLUMN "criado_por" bigint;--> statement-breakpoint
ALTER TABLE "frete_condicional" ADD COLUMN "atualizado_em" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "frete_condicional" ADD COLUMN "atualizado_por" bigint;--> statement-breakpoint
ALTER TABLE "frete_condicional" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "frete_regiao" ADD COLUMN "ativa" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "frete_regiao" ADD COLUMN "criado_em" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "frete_regiao" ADD COLUMN "criado_por" bigint;--> statement-breakpoint
ALTER TABLE "frete_regiao" ADD COLUMN "atualizado_em" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "frete_regiao" ADD COLUMN "atualizado_por" bigint;--> statement-breakpoint
ALTER TABLE "frete_regiao" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "regra_fiscal" ADD COLUMN "vigencia_inicio" date;--> statement-breakpoint
ALTER TABLE "regra_fiscal" ADD COLUMN "vigencia_fim" date;--> statement-breakpoint
ALTER TABLE "regra_fiscal" ADD CONSTRAINT "regra_fiscal_vigencia" CHECK (vigencia_fim >= vigencia_inicio);