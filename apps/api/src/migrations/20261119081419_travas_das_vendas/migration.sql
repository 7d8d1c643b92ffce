-- ADR 59 All that a transaction counts is locked before any of it is counted, in the order of the customers' numbers. Whom an order
-- concerns may change while a lock is waited for (another customer, another invoice): asked again until nobody is missing.
CREATE FUNCTION "travar_o_tocado"() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  travados bigint[] := '{}';
  todos bigint[];
BEGIN
  LOOP
    SELECT array_agg(DISTINCT id) INTO todos FROM (
      SELECT cliente_id AS id FROM venda_a_recontar WHERE cliente_id IS NOT NULL
      UNION ALL SELECT cliente_id FROM dias_dos_pedidos(ARRAY(
        SELECT pedido_id FROM venda_a_recontar WHERE pedido_id IS NOT NULL))
    ) q;
    EXIT WHEN todos IS NULL OR todos <@ travados;
    INSERT INTO ritmo_do_cliente (cliente_id) SELECT id FROM cliente WHERE id = ANY(todos) ORDER BY id ON CONFLICT DO NOTHING;
    PERFORM 1 FROM ritmo_do_cliente WHERE cliente_id = ANY(todos) ORDER BY cliente_id FOR UPDATE;
    travados := todos;
  END LOOP;
END
$$;--> statement-breakpoint
-- It comes before the count of the sales, whose notes are still there: one lock for both.
CREATE OR REPLACE FUNCTION "pedido_muda_ritmo"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM travar_o_tocado();
  PERFORM recontar_ritmos(ARRAY(
    SELECT DISTINCT id FROM unnest(ARRAY[OLD.cliente_id, NEW.cliente_id]) AS id WHERE id IS NOT NULL));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "recontar_o_tocado"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  pedidos bigint[];
  clientes bigint[];
  dias date[];
BEGIN
  PERFORM travar_o_tocado();
  WITH tirados AS (DELETE FROM venda_a_recontar RETURNING *)
  SELECT array_agg(DISTINCT pedido_id) FILTER (WHERE pedido_id IS NOT NULL),
    array_agg(cliente_id) FILTER (WHERE dia IS NOT NULL), array_agg(dia) FILTER (WHERE dia IS NOT NULL)
  INTO pedidos, clientes, dias FROM tirados;
  IF pedidos IS NULL AND clientes IS NULL THEN
    RETURN NULL;
  END IF;
  SELECT array_agg(c), array_agg(d) INTO clientes, dias FROM (
    SELECT c, d FROM unnest(clientes, dias) q(c, d) UNION SELECT cliente_id, dia FROM dias_dos_pedidos(pedidos)
  ) q;
  IF clientes IS NOT NULL THEN
    PERFORM recontar_vendas(clientes, dias);
  END IF;
  RETURN NULL;
END
$$;
