CREATE TABLE "cliente_tabela_preco" (
	"cliente_id" bigint,
	"tabela_preco_id" bigint,
	CONSTRAINT "cliente_tabela_preco_pkey" PRIMARY KEY("cliente_id","tabela_preco_id")
);
--> statement-breakpoint
ALTER TABLE "orcamento" ADD COLUMN "aprovacoes" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "orcamento_item" ADD COLUMN "preco_referencia" numeric(21,10);--> statement-breakpoint
ALTER TABLE "orcamento_item" ADD COLUMN "desconto_dado" numeric(9,4);--> statement-breakpoint
ALTER TABLE "forma_cobranca" ADD COLUMN "antecipada" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pedido_item" ADD COLUMN "preco_referencia" numeric(21,10);--> statement-breakpoint
ALTER TABLE "pedido_item" ADD COLUMN "desconto_dado" numeric(9,4);--> statement-breakpoint
ALTER TABLE "plano_pagamento" ADD COLUMN "parcelas" integer[] DEFAULT '{}'::integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "tabela_preco" ADD COLUMN "livre" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cliente_tabela_preco" ADD CONSTRAINT "cliente_tabela_preco_cliente_id_cliente_id_fkey" FOREIGN KEY ("cliente_id") REFERENCES "cliente"("id");--> statement-breakpoint
ALTER TABLE "cliente_tabela_preco" ADD CONSTRAINT "cliente_tabela_preco_tabela_preco_id_tabela_preco_id_fkey" FOREIGN KEY ("tabela_preco_id") REFERENCES "tabela_preco"("id");
--> statement-breakpoint
-- '28/35/42 dias' says its instalments; what says nothing of the kind is paid at once.
UPDATE "plano_pagamento" SET "parcelas" = coalesce((
  SELECT array_agg(dias[1]::integer ORDER BY ordem) FROM regexp_matches("descricao", '\d+', 'g') WITH ORDINALITY AS m(dias, ordem)
), '{}') WHERE "descricao" ~* '^\s*\d{1,3}(\s*/\s*\d{1,3})*\s*(d|dias)?\s*$';
