ALTER TABLE "filial" ADD COLUMN "simples" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orcamento_item" ADD COLUMN "fcp_st_percentual" numeric(9,4) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "orcamento_item" ADD COLUMN "fcp_st_valor" numeric(15,2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "orcamento_item" ADD COLUMN "ibs_percentual" numeric(9,4) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "orcamento_item" ADD COLUMN "ibs_valor" numeric(15,2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "orcamento_item" ADD COLUMN "cbs_percentual" numeric(9,4) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "orcamento_item" ADD COLUMN "cbs_valor" numeric(15,2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "pedido_item" ADD COLUMN "fcp_st_percentual" numeric(9,4) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "pedido_item" ADD COLUMN "fcp_st_valor" numeric(15,2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "pedido_item" ADD COLUMN "ibs_percentual" numeric(9,4) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "pedido_item" ADD COLUMN "ibs_valor" numeric(15,2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "pedido_item" ADD COLUMN "cbs_percentual" numeric(9,4) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "pedido_item" ADD COLUMN "cbs_valor" numeric(15,2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "regra_fiscal" ADD COLUMN "produto_id" bigint;--> statement-breakpoint
ALTER TABLE "regra_fiscal" ADD COLUMN "ipi_por_unidade" numeric(21,10);--> statement-breakpoint
ALTER TABLE "regra_fiscal" ADD COLUMN "reducao_st_por" numeric(9,4) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "regra_fiscal" ADD COLUMN "mva_ja_ajustada" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "regra_fiscal" ADD COLUMN "pauta" numeric(21,10);--> statement-breakpoint
ALTER TABLE "regra_fiscal" ADD COLUMN "criterio_da_pauta" text DEFAULT 'SEMPRE' NOT NULL;--> statement-breakpoint
ALTER TABLE "regra_fiscal" ADD COLUMN "fcp_st" numeric(9,4) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "regra_fiscal" ADD COLUMN "fcp_proprio" numeric(9,4) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "regra_fiscal" ADD COLUMN "pis" numeric(9,4) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "regra_fiscal" ADD COLUMN "cofins" numeric(9,4) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "regra_fiscal" ADD COLUMN "ibs" numeric(9,4) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "regra_fiscal" ADD COLUMN "cbs" numeric(9,4) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "regra_fiscal" ADD COLUMN "despesas_na_base" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "regra_fiscal_produto_idx" ON "regra_fiscal" ("produto_id") WHERE produto_id is not null;--> statement-breakpoint
ALTER TABLE "regra_fiscal" ADD CONSTRAINT "regra_fiscal_produto_id_produto_id_fkey" FOREIGN KEY ("produto_id") REFERENCES "produto"("id");--> statement-breakpoint
ALTER TABLE "regra_fiscal" ADD CONSTRAINT "regra_fiscal_pauta" CHECK (criterio_da_pauta in ('SEMPRE', 'MAIOR'));--> statement-breakpoint
ALTER TABLE "regra_fiscal" ADD CONSTRAINT "regra_fiscal_despesas" CHECK (despesas_na_base <@ array['IPI', 'ICMS', 'ST', 'DIFAL', 'IBS_CBS']::text[]);