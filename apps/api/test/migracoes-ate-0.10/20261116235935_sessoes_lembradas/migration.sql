-- Whatever the check of a session reads says when it changes, whoever changes it: at once to the connection that does, and to
-- every process when it commits (ADR 42). What is said here is read in platform/banco/lembranca.ts.
CREATE FUNCTION "esquecer_sessoes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE INFO 'balcao_lembranca';
  PERFORM pg_notify('balcao_lembranca', '');
  RETURN NULL;
END
$$;--> statement-breakpoint
-- That a session was used again changes no answer; it is written once a minute for each of them.
CREATE TRIGGER "sessao_mudou" AFTER UPDATE ON "sessao" FOR EACH ROW
  WHEN (new."usada_em" < old."usada_em"
    OR (new."id", new."token_hash", new."colaborador_id", new."criada_em", new."encerrada_em")
      IS DISTINCT FROM (old."id", old."token_hash", old."colaborador_id", old."criada_em", old."encerrada_em"))
  EXECUTE FUNCTION "esquecer_sessoes"();--> statement-breakpoint
CREATE TRIGGER "sessao_apagada" AFTER DELETE OR TRUNCATE ON "sessao" EXECUTE FUNCTION "esquecer_sessoes"();--> statement-breakpoint
CREATE TRIGGER "colaborador_mudou" AFTER UPDATE OR DELETE OR TRUNCATE ON "colaborador"
  EXECUTE FUNCTION "esquecer_sessoes"();--> statement-breakpoint
CREATE TRIGGER "colaborador_filial_mudou" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "colaborador_filial"
  EXECUTE FUNCTION "esquecer_sessoes"();--> statement-breakpoint
CREATE TRIGGER "colaborador_setor_mudou" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "colaborador_setor"
  EXECUTE FUNCTION "esquecer_sessoes"();--> statement-breakpoint
CREATE TRIGGER "permissao_mudou" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "permissao"
  EXECUTE FUNCTION "esquecer_sessoes"();
