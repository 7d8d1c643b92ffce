ALTER TABLE "cupom_uso" ADD COLUMN "orcamento_id" bigint;--> statement-breakpoint
ALTER TABLE "cupom_uso" ADD COLUMN "abatimento" numeric(15,2);--> statement-breakpoint
ALTER TABLE "cupom_uso" ADD COLUMN "mercadoria" numeric(15,2);--> statement-breakpoint
-- What was used before it was kept of which quote: the order came of that one, or of a part of it.
UPDATE "cupom_uso" "u" SET
  "orcamento_id" = coalesce("o"."parte_de", "o"."id"),
  "abatimento" = coalesce("o"."cupom_desconto", 0) - "o"."cupom_impostos",
  "mercadoria" = (
    SELECT coalesce(sum(round("i"."quantidade" * "i"."valor_unitario", 2)), 0)
    FROM "orcamento_item" "i" WHERE "i"."orcamento_id" = "o"."id" AND NOT "i"."bonificado"
  )
FROM "orcamento" "o" WHERE "o"."pedido_id" = "u"."pedido_id";--> statement-breakpoint
-- One that was of a quote which is gone is nobody's rest: its order alone stands for it.
DELETE FROM "cupom_uso" WHERE "orcamento_id" IS NULL;--> statement-breakpoint
-- Orders of one quote were as many uses; from now on they are one.
UPDATE "cupom" "c" SET "usos" = greatest(0, "c"."usos" - "d"."demais") FROM (
  SELECT "cupom_id", count(*) - count(DISTINCT "orcamento_id") AS "demais" FROM "cupom_uso" GROUP BY "cupom_id"
) "d" WHERE "d"."cupom_id" = "c"."id" AND "d"."demais" > 0;--> statement-breakpoint
ALTER TABLE "cupom_uso" ALTER COLUMN "orcamento_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "cupom_uso" ALTER COLUMN "abatimento" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "cupom_uso" ALTER COLUMN "mercadoria" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "cupom_uso" ADD CONSTRAINT "cupom_uso_orcamento_id_orcamento_id_fkey" FOREIGN KEY ("orcamento_id") REFERENCES "orcamento"("id");
