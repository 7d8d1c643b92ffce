-- ADR 59 What came back of an invoice counts for its order: an invoice that goes to another order, or to none, takes its returns along,
-- and the days on which they came are no longer found from the order that it left.
CREATE OR REPLACE FUNCTION "nota_toca_vendas"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM tocar_pedidos(array_agg(pedido_id)) FROM novas;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM tocar_dias(array_agg(cliente_id), array_agg(dia_da_venda(emitida_em))) FROM velhas WHERE pedido_id IS NOT NULL;
  ELSE
    PERFORM tocar_dias(array_agg(v.cliente_id), array_agg(dia_da_venda(v.emitida_em))),
      tocar_pedidos(array_agg(v.pedido_id) || array_agg(n.pedido_id))
    FROM velhas v JOIN novas n ON n.id = v.id
    WHERE (v.cliente_id, v.filial_id, v.pedido_id, v.emitida_em, v.quantidade_itens, v.valor_total, v.valor_ipi, v.valor_st,
        v.valor_frete)
      IS DISTINCT FROM (n.cliente_id, n.filial_id, n.pedido_id, n.emitida_em, n.quantidade_itens, n.valor_total, n.valor_ipi,
        n.valor_st, n.valor_frete);
    PERFORM tocar_dias(array_agg(v.cliente_id), array_agg(dia_da_venda(t.recebido_em)))
    FROM velhas v JOIN novas n ON n.id = v.id
      JOIN nota_item ni ON ni.nota_id = v.id JOIN ticket_item t ON t.nota_item_id = ni.id
    WHERE t.recebido_em IS NOT NULL AND (v.cliente_id, v.pedido_id) IS DISTINCT FROM (n.cliente_id, n.pedido_id);
  END IF;
  RETURN NULL;
END
$$;
