import type { ContaDaLista, LancamentoDaConta } from '@balcao/dominio/contas-correntes/campos'
import { disponivelDa, estadoDaConta } from '@balcao/dominio/contas-correntes/saldo'
import { textoDoLancamento } from '@balcao/dominio/contas-correntes/texto-do-lancamento'
import type { ContaComPartes, LancamentoComPartes } from './queries-lista.ts'

export function apresentarConta(partes: ContaComPartes): ContaDaLista {
  const { conta, titular, equipe, saldo, emTransito, creditos, debitos } = partes
  const figuras = { saldo, emTransito, limite: conta.limite, ativa: conta.ativa }
  return {
    id: conta.id,
    versao: conta.versao,
    idColaborador: conta.colaboradorId,
    titular,
    equipe,
    ativa: conta.ativa,
    estado: estadoDaConta(figuras),
    saldo: Number(saldo),
    limite: Number(conta.limite),
    emTransito: Number(emTransito),
    disponivel: disponivelDa(figuras).toNumber(),
    creditos: Number(creditos),
    debitos: Number(debitos),
    fechadaAte: conta.fechadaAte,
  }
}

export function apresentarLancamento(partes: LancamentoComPartes): LancamentoDaConta {
  const { lancamento, cliente, quem, outroTitular } = partes
  const { parte } = lancamento
  return {
    id: lancamento.id,
    numero: lancamento.numero,
    quando: lancamento.quando.toISOString(),
    dia: lancamento.dia,
    especie: lancamento.especie,
    valor: Number(lancamento.valor),
    saldo: Number(lancamento.saldo),
    idPedido: lancamento.pedidoId,
    cliente,
    texto: textoDoLancamento({ ...lancamento, valor: lancamento.valor, outroTitular }),
    quem,
    itens: (lancamento.itens ?? [])
      .map(({ codigo, descricao, qtde, base, vendido, ...movido }) => ({
        codigo,
        descricao,
        qtde: Number(qtde),
        base: Number(base),
        vendido: Number(vendido),
        valor: parte === 'CREDITO' ? Number(movido.credito) : -Number(movido.debito),
      }))
      .filter(({ valor }) => valor !== 0),
  }
}
