ALTER TABLE "cliente" ADD COLUMN "ultima_compra" date;--> statement-breakpoint
UPDATE "cliente" c SET "ultima_compra" = greatest(c."data_ultima_compra", (SELECT ultima FROM ritmo_do_cliente r WHERE r.cliente_id = c.id));--> statement-breakpoint
-- ADR 59 The later of what the system of record says and of what the orders come to: whichever of both changes writes it.
CREATE FUNCTION "cliente_tem_ultima_compra"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ultima_compra := greatest(NEW.data_ultima_compra, (SELECT ultima FROM ritmo_do_cliente WHERE cliente_id = NEW.id));
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "cliente_tem_ultima_compra" BEFORE INSERT OR UPDATE OF "data_ultima_compra" ON "cliente"
  FOR EACH ROW EXECUTE FUNCTION "cliente_tem_ultima_compra"();--> statement-breakpoint
CREATE FUNCTION "ritmo_muda_ultima_compra"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whatever it already is: the lock of the row puts one after the other whoever changes either.
  UPDATE cliente SET ultima_compra = greatest(data_ultima_compra, NEW.ultima) WHERE id = coalesce(NEW.cliente_id, OLD.cliente_id);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "ritmo_novo_muda_ultima_compra" AFTER INSERT ON "ritmo_do_cliente"
  FOR EACH ROW WHEN (new."ultima" IS NOT NULL) EXECUTE FUNCTION "ritmo_muda_ultima_compra"();--> statement-breakpoint
CREATE TRIGGER "ritmo_muda_ultima_compra" AFTER UPDATE OF "ultima" ON "ritmo_do_cliente"
  FOR EACH ROW WHEN (old."ultima" IS DISTINCT FROM new."ultima") EXECUTE FUNCTION "ritmo_muda_ultima_compra"();--> statement-breakpoint
CREATE TRIGGER "ritmo_sem_muda_ultima_compra" AFTER DELETE ON "ritmo_do_cliente"
  FOR EACH ROW WHEN (old."ultima" IS NOT NULL) EXECUTE FUNCTION "ritmo_muda_ultima_compra"();--> statement-breakpoint
DROP INDEX "cliente_ultima_compra_idx";--> statement-breakpoint
CREATE INDEX "cliente_ultima_compra_idx" ON "cliente" (coalesce("ultima_compra", '-infinity'::date),"id");