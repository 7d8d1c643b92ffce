ALTER TABLE "preco" ADD COLUMN "inicio" date DEFAULT '0001-01-01';--> statement-breakpoint
ALTER TABLE "preco" ADD COLUMN "fim" date;--> statement-breakpoint
ALTER TABLE "preco" ADD COLUMN "criado_em" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "preco" ADD COLUMN "criado_por" bigint;--> statement-breakpoint
ALTER TABLE "preco" DROP CONSTRAINT "preco_pkey";--> statement-breakpoint
ALTER TABLE "preco" ADD PRIMARY KEY ("tabela_preco_id","produto_id","inicio");--> statement-breakpoint
ALTER TABLE "preco" ADD CONSTRAINT "preco_periodo" CHECK (fim >= inicio);