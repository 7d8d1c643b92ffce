import { fraseDaAcao } from '@balcao/dominio/automacoes/acoes'
import type { Automacao } from '@balcao/dominio/automacoes/campos'
import { ENSAIO, type ExecucaoDaLista } from '@balcao/dominio/automacoes/contratos'
import { mensagemDaExecucao } from '@balcao/dominio/automacoes/execucao'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { Executor } from '../../platform/banco/conexao.ts'
import { nomesDasAcoes } from './nomes.ts'
import { execucoesDesde, type LinhaDaAutomacao, type LinhaDaExecucao } from './queries.ts'
import { nomesDosClientes } from './queries-opcoes.ts'

const UM_DIA_MS = 86_400_000

export const inicioDosUltimosDias = (agora: Date): Date => new Date(agora.getTime() - ENSAIO.dias * UM_DIA_MS)

/** Rules with what they did lately and how what they name is called. */
export async function apresentarAutomacoes(
  banco: Executor,
  linhas: readonly LinhaDaAutomacao[],
  agora: Date,
): Promise<Automacao[]> {
  if (linhas.length === 0) return []
  const ids = linhas.map(({ automacao }) => automacao.id)
  const execucoes = await execucoesDesde(banco, ids, inicioDosUltimosDias(agora))
  const acoes = linhas.flatMap(({ automacao }) => automacao.entao)
  const nomes = await nomesDasAcoes(banco, acoes)
  const citados = new Set(linhas.flatMap(({ automacao }) => automacao.se.clientes))
  const clientes = await nomesDosClientes(banco, [...citados])
  return linhas.map(({ automacao, autor }) => {
    const { id, nome, quando, tempo, se, entao, ativa, versao, atualizadoEm } = automacao
    const lembradas = execucoes.find(({ automacaoId }) => automacaoId === id)
    return {
      ...{ id, nome, quando, tempo, se, entao, ativa, versao },
      faz: entao.map((acao) => fraseDaAcao(acao, nomes)),
      clientes: clientes.filter((um) => se.clientes.includes(um.id)),
      ultimaExecucao: lembradas?.ultima?.toISOString() ?? null,
      execucoes: lembradas?.vezes ?? 0,
      datahora_atualizacao: atualizadoEm.toISOString(),
      atualizadaPor: autor,
    }
  })
}

const FREADA = 'Freada: automações já agiram neste ticket o máximo de vezes do dia.'

export const apresentarExecucao =
  (nome: string) =>
  ({ execucao, protocolo, assunto }: LinhaDaExecucao): ExecucaoDaLista => ({
    id: execucao.id,
    idTicket: execucao.ticketId,
    protocolo: formatarProtocolo(protocolo),
    assunto,
    situacao: execucao.situacao,
    mensagem: execucao.situacao === 'FREADA' ? FREADA : mensagemDaExecucao(nome, execucao.resultados),
    quando: execucao.executadaEm.toISOString(),
  })
