import { fraseDaAcao, fraseDoFeito } from '@balcao/dominio/automacoes/acoes'
import { combina } from '@balcao/dominio/automacoes/condicoes'
import { mensagemDaExecucao, type Resultado, situacaoDe } from '@balcao/dominio/automacoes/execucao'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { porque } from '../../platform/banco/em-lote.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import { ConfirmacaoEmDuvida, parteDe, transacao } from '../../platform/banco/transacao.ts'
import { criarDesfazimento } from '../../platform/http/desfazimento.ts'
import type { OcasiaoDoTicket } from '../../tarefas/catalogo.ts'
import { estadoDoTicket } from '../tickets/nucleo/carregar-para-mudar.ts'
import { mudarTicket } from '../tickets/nucleo/mudar-ticket.ts'
import type { Agente } from './agente.ts'
import { agir } from './agir.ts'
import { nomesDasAcoes } from './nomes.ts'
import type { AutomacaoGravada } from './queries-escrita.ts'
import {
  concluirExecucao,
  contarNoTicket,
  fatosDoTicket,
  regraLigada,
  regrasLigadasEm,
  reservarExecucao,
  travarParaAutomacao,
} from './queries-execucao.ts'

const UM_DIA_MS = 86_400_000

/** MES-10 Each rule by itself: one that fails for a defect is tried again by the queue, and does not undo the others. */
export async function executarAutomacoes(
  negocio: Negocio,
  { ticketId, quando, chave, em }: OcasiaoDoTicket,
  agora: Date,
): Promise<void> {
  for (const { id } of await regrasLigadasEm(negocio.banco, [quando], new Date(em)))
    await executarRegra(negocio, { regraId: id, ticketId, chave }, agora)
}

export type Vez = { regraId: number; ticketId: number; chave: string }

/** All or nothing, with the ticket held: whatever dies, this rule has run for this happening once or not at all. */
export async function executarRegra(negocio: Negocio, vez: Vez, agora: Date): Promise<void> {
  const falha = criarDesfazimento()
  // Files do not roll back; those that can't be removed now go at night.
  await falha.tentar(
    () => transacao(negocio.banco, (tx) => executarEm({ tx, negocio, agora, aoFalhar: falha.lembrar }, vez)),
    (erro) => erro instanceof ConfirmacaoEmDuvida,
  )
}

const comoRegra = (agora: Date): Autoria => ({
  agora,
  colaboradorId: null,
  requisicao: null,
  ip: null,
  muda: ['tickets', 'historico', 'avisos', 'automacoes'],
  automatica: true,
})

type Execucao = Omit<Agente, 'autoria' | 'regra'> & { agora: Date }

async function executarEm(execucao: Execucao, { regraId, ticketId, chave }: Vez): Promise<void> {
  const { tx, negocio, agora } = execucao
  const regra = await regraLigada(tx, regraId)
  const linha = regra && (await travarParaAutomacao(tx, ticketId))
  if (!regra || !linha || !combina(regra.se, await fatosDoTicket(tx, linha))) return
  const desde = new Date(agora.getTime() - UM_DIA_MS)
  const { automacoesPorTicketPorDia } = negocio.parametros(linha.filialId)
  const freada = (await contarNoTicket(tx, ticketId, desde)) >= automacoesPorTicketPorDia
  const id = await reservarExecucao(tx, {
    ...{ automacaoId: regra.id, ticketId, chave, executadaEm: agora },
    situacao: freada ? 'FREADA' : 'FEITA',
    resultados: [],
  })
  if (id === null || freada) return
  const agente = { ...execucao, regra, autoria: comoRegra(agora) }
  const resultados = await agirUmPorUm(agente, regra, ticketId)
  const historicoId = await contarNoHistorico(agente, regra, ticketId, resultados)
  await concluirExecucao(tx, id, { situacao: situacaoDe(resultados), resultados, historicoId })
}

/** What one step may not do now, the others still do. */
async function agirUmPorUm(agente: Agente, regra: AutomacaoGravada, ticketId: number): Promise<Resultado[]> {
  const nomes = await nomesDasAcoes(agente.tx, regra.entao)
  const resultados: Resultado[] = []
  for (const acao of regra.entao) {
    const recusa = await parteDe(agente.tx, async (tx) => {
      const linha = await exigirLinha(tx, ticketId)
      return agir({ ...agente, tx }, { linha, estado: await estadoDoTicket(tx, linha) }, acao)
    }).catch(porque)
    const frase = recusa === null ? fraseDoFeito(acao, nomes) : fraseDaAcao(acao, nomes)
    resultados.push({ frase, recusa })
  }
  return resultados
}

async function contarNoHistorico(
  { tx, negocio, autoria }: Agente,
  { id: automacaoId, nome }: AutomacaoGravada,
  ticketId: number,
  resultados: readonly Resultado[],
): Promise<number> {
  const { historicoId } = await mudarTicket(tx, { negocio, autoria }, await exigirLinha(tx, ticketId), {
    entrada: {
      tipo: 'PRIVADO',
      acao: 'AUTOMACAO',
      mensagem: mensagemDaExecucao(nome, resultados),
      dados: { automacaoId },
    },
  })
  return historicoId
}

async function exigirLinha(tx: Tx, ticketId: number) {
  const linha = await travarParaAutomacao(tx, ticketId)
  if (!linha) throw new Error(`o ticket ${ticketId} não existe`)
  return linha
}
