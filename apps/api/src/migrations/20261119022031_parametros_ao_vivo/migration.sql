ALTER TABLE "parametro" ALTER COLUMN "valor" DROP NOT NULL;--> statement-breakpoint
-- Whoever changes a parameter, every process reads them again when it commits (ADR 66).
CREATE FUNCTION "parametros_mudaram"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('balcao_lembranca', 'parametros');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "parametro_mudou" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "parametro"
  EXECUTE FUNCTION "parametros_mudaram"();
