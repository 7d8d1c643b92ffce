import { numeroDaColeta } from '@balcao/dominio/coletas/situacoes'
import { type CodigoErro, ERROS, ErroDeNegocio } from '@balcao/dominio/erros'
import { type Acao, pode } from '@balcao/dominio/permissoes'
import { listarTrocas, obterTroca, obterTrocaDoTicket } from '@balcao/dominio/trocas/contratos'
import { fraseDoHistorico } from '@balcao/dominio/trocas/historico'
import {
  chegouAlgo,
  impedimentoParaComecar,
  impedimentoParaDesfazer,
  impedimentoParaOPedido,
  impedimentoParaPedir,
  quantidadeDaTroca,
  valorDoItem,
} from '@balcao/dominio/trocas/regras'
import { rota } from '../../rota.ts'
import type { Sessao } from '../../sessao.ts'
import { linhasDoOrcamento } from '../orcamentos/conteudo/queries-linhas.ts'
import { criarRotulador } from '../pedidos/rotular-status.ts'
import { ticketComTudo } from '../tickets/detalhe/queries.ts'
import { dadosDoTicket } from '../tickets/nucleo/queries-tipo.ts'
import { apresentarTroca, mudouDesdeOPedido, semReposicao, situacaoDe } from './presenter.ts'
import {
  coletaDaTroca,
  historicoDaTroca,
  paginaDeTrocas,
  trocaDoTicket,
  trocaVisivelPorId,
} from './queries.ts'

export const rotaListarTrocas = rota(listarTrocas, async ({ query, sessao, tx }) => {
  const { itens, paginator } = await paginaDeTrocas(tx, sessao, query)
  return { itens: itens.map(apresentarTroca), paginator }
})

const dizer = (impedimento: CodigoErro | null): string | null => impedimento && ERROS[impedimento].mensagem

const paraQuem = (sessao: Sessao, acao: Acao, impedimento: CodigoErro | null): string | null =>
  pode(sessao.autorizacoes, acao) ? dizer(impedimento) : ERROS.SEM_PERMISSAO.mensagem

export const rotaObterTroca = rota(obterTroca, async ({ params, sessao, negocio, tx }) => {
  const partes = await trocaVisivelPorId(tx, sessao, params.idTroca)
  if (!partes) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const { troca, orcamento, pedido, itens, ticket } = partes
  const situacao = situacaoDe(partes)
  const chegou = chegouAlgo(itens)
  const mudou = mudouDesdeOPedido(partes)
  const linhas = orcamento ? await linhasDoOrcamento(tx, { id: orcamento.id }) : []
  const idColeta = await coletaDaTroca(tx, troca.ticketId)
  const exigeRecebimento = negocio.parametros(troca.filialId).trocaPedidoDepoisDeReceber
  const aberta = situacao === 'RASCUNHO' || situacao === 'NEGADA' || situacao === 'AUTORIZADA'
  return {
    ...apresentarTroca(partes),
    justificativa: troca.justificativa,
    ateOnde: troca.teto === null ? null : Number(troca.teto),
    base: troca.base,
    devolvidos: itens.map((item) => ({
      codigo: item.codigo,
      descricao: item.descricao,
      un: item.unidade,
      qtde: quantidadeDaTroca(item).toNumber(),
      solicitada: Number(item.solicitada),
      recebida: item.recebida === null ? null : Number(item.recebida),
      vlUnit: Number(item.valorUnitario),
      vlTot: valorDoItem(item).toNumber(),
    })),
    reposicao: linhas.map((linha) => ({
      codigo: linha.codigo,
      descricao: linha.descricao,
      un: linha.embalagem,
      qtde: Number(linha.quantidade),
      vlUnit: Number(linha.valorUnitario),
      vlTot: Number(linha.valorTotal),
      bonificado: linha.bonificado,
    })),
    ticket: { etapa: ticket.etapa, finalizado: ticket.finalizadoEm !== null },
    pedido: pedido && {
      id: pedido.id,
      status: criarRotulador(negocio)(pedido.status, troca.filialId),
    },
    coleta: idColeta === null ? null : { id: idColeta, numero: numeroDaColeta(idColeta) },
    desfeita: troca.desfeitaEm && {
      em: troca.desfeitaEm.toISOString(),
      por: partes.quemDesfez,
      motivo: troca.motivoDesfeita ?? '',
    },
    impedimentos: {
      alterar: paraQuem(
        sessao,
        'ORCAMENTO_EDITAR',
        orcamento === null ? 'NAO_ENCONTRADO' : aberta || situacao === 'PENDENTE' ? null : 'TROCA_JA_PEDIDA',
      ),
      pedir: paraQuem(
        sessao,
        'TROCA_PEDIR',
        impedimentoParaPedir(situacao, { semReposicao: semReposicao(partes), mudou }),
      ),
      pedido: paraQuem(
        sessao,
        'TROCA_PEDIR',
        impedimentoParaOPedido(situacao, { mudou, ateOnde: troca.teto, exigeRecebimento, chegou }),
      ),
      desfazer: paraQuem(sessao, 'TROCA_DESFAZER', impedimentoParaDesfazer(situacao, { chegou })),
    },
    historico: (await historicoDaTroca(tx, troca.id)).map(({ quando, quem, acao, dados }) => ({
      quando: quando.toISOString(),
      quem,
      texto: fraseDoHistorico(acao, dados),
    })),
  }
})

export const rotaObterTrocaDoTicket = rota(obterTrocaDoTicket, async ({ params, sessao, tx }) => {
  const visto = await ticketComTudo(tx, sessao, params.idTicket)
  if (!visto) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const partes = await trocaDoTicket(tx, params.idTicket)
  if (partes) return { troca: apresentarTroca(partes), impedimento: null }
  const { itensDeNota } = await dadosDoTicket(tx, params.idTicket)
  const impedimento = impedimentoParaComecar({
    ehDeTroca: visto.tipo.troca,
    temCliente: visto.ticket.clienteId !== null,
    encerrado: visto.ticket.finalizadoEm !== null || visto.ticket.arquivadoEm !== null,
    itensDeNota,
  })
  return { troca: null, impedimento: paraQuem(sessao, 'TROCA_PEDIR', impedimento) }
})
