ALTER TABLE "orcamento" ADD COLUMN "parte_de" bigint;--> statement-breakpoint
ALTER TABLE "orcamento" ADD COLUMN "parte_devolvida_em" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "orcamento" ADD CONSTRAINT "orcamento_parte_de_orcamento_id_fkey" FOREIGN KEY ("parte_de") REFERENCES "orcamento"("id");