CREATE TABLE "ritmo_do_cliente" (
	"cliente_id" bigint PRIMARY KEY,
	"compras" integer DEFAULT 0 NOT NULL,
	"primeira" date,
	"penultima" date,
	"ultima" date,
	"ritmo" numeric(7,1),
	"valor_ano" numeric(15,2) DEFAULT '0' NOT NULL,
	"ticket" numeric(15,2) DEFAULT '0' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ritmo_do_cliente" ADD CONSTRAINT "ritmo_do_cliente_cliente_id_cliente_id_fkey" FOREIGN KEY ("cliente_id") REFERENCES "cliente"("id") ON DELETE CASCADE;--> statement-breakpoint
-- GES-06 How these customers buy, counted again from their orders (ADR 61). Each row is locked before it is counted, by a
-- statement of its own: the count sees what whoever held the row committed, so that of two orders at once none is forgotten.
-- Orders that came to nothing are those of STATUS_SEM_EFEITO; 12 intervals are those of COMPRAS_DO_RITMO, 2 those of
-- INTERVALOS_DO_RITMO (dominio/carteira/risco.ts); a test counts by the rule and compares.
CREATE FUNCTION "recontar_ritmos"(quais bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ritmo_do_cliente (cliente_id) SELECT id FROM cliente WHERE id = ANY(quais) ORDER BY id ON CONFLICT DO NOTHING;
  PERFORM 1 FROM ritmo_do_cliente WHERE cliente_id = ANY(quais) ORDER BY cliente_id FOR UPDATE;
  WITH dias AS (
    SELECT cliente_id, (incluido_em AT TIME ZONE 'America/Sao_Paulo')::date AS dia, count(*) AS pedidos,
      sum(valor_total) AS valor
    FROM pedido
    WHERE cliente_id = ANY(quais) AND status NOT IN ('CANCELADO', 'REJEITADO', 'PERDIDO', 'PAGAMENTO_EXPIRADO')
    GROUP BY 1, 2
  ), em_ordem AS (
    SELECT dias.*, dia - lag(dia) OVER do_cliente AS intervalo, max(dia) OVER (PARTITION BY cliente_id) AS ultima,
      row_number() OVER (PARTITION BY cliente_id ORDER BY dia DESC) AS vez
    FROM dias WINDOW do_cliente AS (PARTITION BY cliente_id ORDER BY dia)
  ), de_cada_um AS (
    SELECT cliente_id, count(*) AS compras, min(dia) AS primeira, max(dia) FILTER (WHERE vez = 2) AS penultima,
      max(dia) AS ultima,
      CASE WHEN count(intervalo) FILTER (WHERE vez <= 12) >= 2
        THEN percentile_cont(0.5) WITHIN GROUP (ORDER BY intervalo) FILTER (WHERE vez <= 12) END AS ritmo,
      sum(valor) FILTER (WHERE dia > ultima - 365) AS valor_ano,
      sum(pedidos) FILTER (WHERE dia > ultima - 365) AS pedidos_no_ano
    FROM em_ordem GROUP BY cliente_id
  )
  UPDATE ritmo_do_cliente r SET compras = coalesce(c.compras, 0), primeira = c.primeira, penultima = c.penultima,
    ultima = c.ultima, ritmo = c.ritmo, valor_ano = coalesce(c.valor_ano, 0),
    ticket = coalesce(c.valor_ano / c.pedidos_no_ano, 0)
  FROM unnest(quais) AS q(id) LEFT JOIN de_cada_um c ON c.cliente_id = q.id
  WHERE r.cliente_id = q.id;
END
$$;--> statement-breakpoint
CREATE FUNCTION "pedido_muda_ritmo"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recontar_ritmos(ARRAY(
    SELECT DISTINCT id FROM unnest(ARRAY[OLD.cliente_id, NEW.cliente_id]) AS id WHERE id IS NOT NULL));
  RETURN NULL;
END
$$;--> statement-breakpoint
-- At the end of the transaction, whatever it locked before: the row of the customer is always the last one taken.
CREATE CONSTRAINT TRIGGER "pedido_incluido_muda_ritmo" AFTER INSERT OR DELETE ON "pedido" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "pedido_muda_ritmo"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "pedido_alterado_muda_ritmo" AFTER UPDATE ON "pedido" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((old."cliente_id", old."incluido_em", old."valor_total",
      old."status" IN ('CANCELADO', 'REJEITADO', 'PERDIDO', 'PAGAMENTO_EXPIRADO'))
    IS DISTINCT FROM (new."cliente_id", new."incluido_em", new."valor_total",
      new."status" IN ('CANCELADO', 'REJEITADO', 'PERDIDO', 'PAGAMENTO_EXPIRADO')))
  EXECUTE FUNCTION "pedido_muda_ritmo"();--> statement-breakpoint
SELECT recontar_ritmos(array_agg(DISTINCT cliente_id)) FROM pedido HAVING count(*) > 0;
