import { baixarOrdemDeColeta, obterColeta } from '@balcao/dominio/coletas/contratos'
import { cancelavel, confirmavel } from '@balcao/dominio/coletas/regras'
import { numeroDaColeta } from '@balcao/dominio/coletas/situacoes'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { pode } from '@balcao/dominio/permissoes'
import type { Executor } from '../../platform/banco/conexao.ts'
import { enviarArquivo } from '../../platform/http/enviar-arquivo.ts'
import { rota } from '../../rota.ts'
import type { Sessao } from '../../sessao.ts'
import { desenharOrdem } from './ordem-pdf.ts'
import { apresentarAcontecido, apresentarColeta, apresentarTicket, responsavelDe } from './presenter.ts'
import { montarOrdem } from './presenter-ordem.ts'
import {
  coletaPorId,
  contatoDoResponsavel,
  filialDaColeta,
  historicoDaColeta,
  itensDaOrdem,
  podeConfirmar,
  ticketsDasColetas,
} from './queries.ts'

/** An order with what it fetches; a stranger's is refused like one that does not exist. */
async function carregar(banco: Executor, sessao: Sessao, id: number) {
  const coleta = await coletaPorId(banco, sessao, id)
  if (!coleta) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const tickets = await ticketsDasColetas(banco, sessao, [id])
  const itens = await itensDaOrdem(banco, id)
  return { coleta, tickets, itens }
}

export const rotaObterColeta = rota(obterColeta, async ({ params, sessao, tx }) => {
  const { coleta, tickets, itens } = await carregar(tx, sessao, params.idColeta)
  const [acontecido, confirma] = await Promise.all([
    historicoDaColeta(tx, coleta.id),
    podeConfirmar(tx, sessao, coleta.id),
  ])
  const historico = acontecido.map(apresentarAcontecido)
  const linhas = tickets.map((ticket) => apresentarTicket(ticket, itens))
  const { autorizacoes } = sessao
  return {
    ...apresentarColeta(coleta, tickets),
    versao: coleta.versao,
    observacao: coleta.observacao,
    geradaPor: historico.find(({ acao }) => acao === 'GERACAO')?.quem ?? null,
    tickets: linhas,
    historico,
    acoes: {
      confirmar: confirma && pode(autorizacoes, 'COLETA_CONFIRMAR') && linhas.some(confirmavel),
      cancelar: pode(autorizacoes, 'COLETA_GERAR') && linhas.some(cancelavel),
    },
  }
})

export const rotaBaixarOrdemDeColeta = rota(
  baixarOrdemDeColeta,
  async ({ params, sessao, resposta, agora, tx }) => {
    const { coleta, tickets, itens } = await carregar(tx, sessao, params.idColeta)
    const { tipo, id } = responsavelDe(coleta)
    const [filial, contato] = await Promise.all([
      filialDaColeta(tx, coleta.filial.id),
      contatoDoResponsavel(tx, tipo, id),
    ])
    const conteudo = await desenharOrdem(montarOrdem({ coleta, tickets, itens, filial, contato }, agora))
    return enviarArquivo(resposta, {
      nome: `ordem-de-coleta-${numeroDaColeta(coleta.id)}.pdf`,
      midia: 'application/pdf',
      conteudo,
    })
  },
)
