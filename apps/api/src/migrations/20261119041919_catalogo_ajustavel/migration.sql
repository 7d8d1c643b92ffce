ALTER TABLE "feriado" ADD COLUMN "ativo" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "feriado" ADD COLUMN "criado_em" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "feriado" ADD COLUMN "criado_por" bigint;--> statement-breakpoint
ALTER TABLE "feriado" ADD COLUMN "atualizado_em" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "feriado" ADD COLUMN "atualizado_por" bigint;--> statement-breakpoint
ALTER TABLE "feriado" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "custo" ADD COLUMN "criado_em" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "custo" ADD COLUMN "criado_por" bigint;--> statement-breakpoint
ALTER TABLE "custo" ADD COLUMN "atualizado_em" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "custo" ADD COLUMN "atualizado_por" bigint;--> statement-breakpoint
ALTER TABLE "custo" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "motivo_analise" ADD COLUMN "criado_em" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "motivo_analise" ADD COLUMN "criado_por" bigint;--> statement-breakpoint
ALTER TABLE "motivo_analise" ADD COLUMN "atualizado_em" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "motivo_analise" ADD COLUMN "atualizado_por" bigint;--> statement-breakpoint
ALTER TABLE "motivo_analise" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "motivo_finalizacao" ADD COLUMN "criado_em" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "motivo_finalizacao" ADD COLUMN "criado_por" bigint;--> statement-breakpoint
ALTER TABLE "motivo_finalizacao" ADD COLUMN "atualizado_em" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "motivo_finalizacao" ADD COLUMN "atualizado_por" bigint;--> statement-breakpoint
ALTER TABLE "motivo_finalizacao" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "motivo_produto" ADD COLUMN "criado_em" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "motivo_produto" ADD COLUMN "criado_por" bigint;--> statement-breakpoint
ALTER TABLE "motivo_produto" ADD COLUMN "atualizado_em" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "motivo_produto" ADD COLUMN "atualizado_por" bigint;--> statement-breakpoint
ALTER TABLE "motivo_produto" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_menu" ADD COLUMN "ativo" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_origem" ADD COLUMN "ativo" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_origem" ADD COLUMN "criado_em" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_origem" ADD COLUMN "criado_por" bigint;--> statement-breakpoint
ALTER TABLE "ticket_origem" ADD COLUMN "atualizado_em" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_origem" ADD COLUMN "atualizado_por" bigint;--> statement-breakpoint
ALTER TABLE "ticket_origem" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_status" ADD COLUMN "ativo" boolean DEFAULT true NOT NULL;