import { ErroDeNegocio } from '@balcao/dominio/erros'
import { pode } from '@balcao/dominio/permissoes'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { comecarTroca } from '@balcao/dominio/trocas/contratos'
import { impedimentoParaComecar } from '@balcao/dominio/trocas/regras'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { anunciarCliente } from '../clientes/anunciar.ts'
import { comecarOrcamentoDaTroca } from '../orcamentos/edicao/comecar-troca.ts'
import { carregarParaMudar } from '../tickets/nucleo/carregar-para-mudar.ts'
import { contarNoTicket } from './contar-no-ticket.ts'
import { trocaDoTicket } from './queries.ts'
import { estadoDoTicketDaTroca, inserirTroca, produtosParaTrocar } from './queries-mudanca.ts'

/** GES-04 The goods are those of the ticket, which holds their balance; what replaces them is a quote. */
export const rotaComecarTroca = rota(comecarTroca, async ({ corpo, ...escrita }) => {
  const { sessao, negocio, autoria, tx } = escrita
  const { destino } = corpo
  const { linha } = await carregarParaMudar(tx, sessao, corpo.idTicket, undefined)
  const { id: ticketId, clienteId, filialId } = linha
  const { ehDeTroca } = await estadoDoTicketDaTroca(tx, ticketId)
  const produtos = await produtosParaTrocar(tx, { ticketId, filialId })
  const impedimento = impedimentoParaComecar({
    ehDeTroca,
    temCliente: clienteId !== null,
    encerrado: linha.finalizadoEm !== null || linha.arquivadoEm !== null,
    itensDeNota: produtos.length,
  })
  const notaId = produtos[0]?.notaId
  if (impedimento || clienteId === null || !notaId)
    throw new ErroDeNegocio(impedimento ?? 'TROCA_SEM_PRODUTOS')
  if (await trocaDoTicket(tx, ticketId)) throw new ErroDeNegocio('TROCA_JA_COMECADA')
  if (destino !== 'CREDITO' && !pode(sessao.autorizacoes, 'ORCAMENTO_EDITAR'))
    throw new ErroDeNegocio('SEM_PERMISSAO')
  const base = negocio.parametros(filialId).trocaValorDevolvido
  const nova = await inserirTroca(
    tx,
    autoria,
    { ticketId, clienteId, filialId, notaId, colaboradorId: sessao.colaboradorId, destino, base },
    produtos.map(({ ticketItemId, venda, custo }) => ({
      ticketItemId,
      // What nobody registered a cost of comes back at what was paid for it.
      valorUnitario: base === 'CUSTO' ? (custo ?? venda) : venda,
    })),
  )
  const reposicao =
    destino === 'CREDITO'
      ? null
      : await comecarOrcamentoDaTroca(escrita, {
          id: nova.id,
          clienteId,
          filialId,
          observacao: `Troca ${nova.id}, ticket ${formatarProtocolo(linha.protocolo)}: repõe mercadoria devolvida.`,
          produtos:
            destino === 'MESMO'
              ? produtos.flatMap(({ produtoId, ...produto }) =>
                  produtoId === null ? [] : [{ ...produto, produtoId, qtde: Number(produto.solicitada) }],
                )
              : [],
        })
  await registrarHistorico(tx, autoria, {
    entidade: 'troca',
    entidadeId: nova.id,
    acao: 'COMECO',
    dados: { ticket: ticketId, destino, orcamento: reposicao?.orcamento.id ?? null },
  })
  await contarNoTicket(tx, { negocio, autoria }, linha, `Troca ${nova.id} começada.`)
  await anunciarCliente(tx, autoria)
  const foraDeLinha = reposicao?.foraDeLinha ?? []
  return {
    id: nova.id,
    idOrcamento: reposicao?.orcamento.id ?? null,
    escolher: destino === 'OUTRO' || foraDeLinha.length > 0,
    message:
      foraDeLinha.length === 0
        ? 'Troca começada.'
        : `Troca começada. Já não se vende: ${foraDeLinha.join('; ')}.`,
  }
})
