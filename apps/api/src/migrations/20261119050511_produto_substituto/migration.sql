CREATE TABLE "produto_substituto" (
	"produto_id" bigint,
	"substituto_id" bigint,
	"ordem" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "produto_substituto_pkey" PRIMARY KEY("produto_id","substituto_id"),
	CONSTRAINT "produto_substituto_outro" CHECK (produto_id <> substituto_id)
);
--> statement-breakpoint
ALTER TABLE "produto_substituto" ADD CONSTRAINT "produto_substituto_produto_id_produto_id_fkey" FOREIGN KEY ("produto_id") REFERENCES "produto"("id");--> statement-breakpoint
ALTER TABLE "produto_substituto" ADD CONSTRAINT "produto_substituto_substituto_id_produto_id_fkey" FOREIGN KEY ("substituto_id") REFERENCES "produto"("id");