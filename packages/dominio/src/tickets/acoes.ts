import { type CodigoErro, ERROS } from '../erros.ts'
import { type Acao, type Autorizacoes, pode } from '../permissoes.ts'
import { impedimentoParaCompletarCadastro } from './cadastro.ts'
import {
  type EstadoDoTicket,
  impedimentoParaArquivar,
  impedimentoParaAvancar,
  impedimentoParaDesarquivar,
  impedimentoParaEditarItens,
  impedimentoParaEncaminhar,
  impedimentoParaEscrever,
  impedimentoParaFinalizar,
  impedimentoParaReabrir,
  impedimentoParaReclassificar,
  impedimentoParaRetroceder,
} from './ciclo-de-vida.ts'
import type { AcaoDoTicket } from './contratos-detalhe.ts'
import { impedimentoDoEspelho } from './espelho.ts'

type Situacao = {
  estado: EstadoDoTicket
  clienteId: number | null
  diasParaReabrir: number
  tipoPermiteEspelho: boolean
  primeiroItem: { notaId: number | null } | null
  itensEmAnalise: number
}

/** Permissions that the writes behind each button ask for. */
const PERMISSOES: Record<AcaoDoTicket, readonly Acao[]> = {
  responder: ['TICKET_RESPONDER'],
  interno: ['TICKET_RESPONDER', 'TICKET_INTERNO'],
  encaminhar: ['TICKET_RESPONDER', 'TICKET_ENCAMINHAR'],
  avancar: ['TICKET_AVANCAR'],
  retroceder: ['TICKET_RETROCEDER'],
  finalizar: ['TICKET_FINALIZAR'],
  reabrir: ['TICKET_REABRIR'],
  arquivar: ['TICKET_ARQUIVAR'],
  desarquivar: ['TICKET_ARQUIVAR'],
  reclassificar: ['TICKET_RECLASSIFICAR'],
  editarItens: ['TICKET_EDITAR_ITENS'],
  completarCadastro: ['TICKET_COMPLETAR_CADASTRO'],
  espelho: ['TICKET_VER'],
}

const acoes = Object.keys(PERMISSOES) as AcaoDoTicket[]

function impedimentos(situacao: Situacao, agora: Date): Record<AcaoDoTicket, CodigoErro | null> {
  const { estado, clienteId, diasParaReabrir, tipoPermiteEspelho, primeiroItem, itensEmAnalise } = situacao
  return {
    responder: impedimentoParaEscrever(estado),
    interno: impedimentoParaEscrever(estado),
    encaminhar: impedimentoParaEncaminhar(estado),
    avancar: impedimentoParaAvancar(estado),
    retroceder: impedimentoParaRetroceder(estado),
    finalizar: impedimentoParaFinalizar(estado),
    reabrir: impedimentoParaReabrir(estado, diasParaReabrir, agora),
    arquivar: impedimentoParaArquivar(estado),
    desarquivar: impedimentoParaDesarquivar(estado),
    reclassificar: impedimentoParaReclassificar(estado),
    editarItens: impedimentoParaEditarItens(estado) ?? (itensEmAnalise > 0 ? null : 'ITEM_JA_ANALISADO'),
    completarCadastro: impedimentoParaCompletarCadastro({ clienteId, arquivadoEm: estado.arquivadoEm }),
    espelho: impedimentoDoEspelho({ tipoPermite: tipoPermiteEspelho, primeiroItem }),
  }
}

/** TIC-03 What this session may do with the ticket now, by the rules that guard the writes themselves. */
export function acoesDoTicket(
  situacao: Situacao,
  autorizacoes: Autorizacoes,
  agora: Date,
): Record<AcaoDoTicket, { permite: boolean; motivo: string | null }> {
  const porque = impedimentos(situacao, agora)
  const resposta = (acao: AcaoDoTicket) => {
    // Who may never do it is not told why it can't be done now.
    if (!PERMISSOES[acao].every((permissao) => pode(autorizacoes, permissao)))
      return { permite: false, motivo: null }
    const codigo = porque[acao]
    return codigo ? { permite: false, motivo: ERROS[codigo].mensagem } : { permite: true, motivo: null }
  }
  return Object.fromEntries(acoes.map((acao) => [acao, resposta(acao)])) as ReturnType<typeof acoesDoTicket>
}
