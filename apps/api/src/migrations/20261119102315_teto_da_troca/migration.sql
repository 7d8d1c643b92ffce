ALTER TABLE "troca" ADD COLUMN "teto" numeric(15,2);--> statement-breakpoint
ALTER TABLE "troca" ADD CONSTRAINT "troca_teto" CHECK (teto is null or (teto > 0 and autorizada_em is not null));