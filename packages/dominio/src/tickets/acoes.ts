import { type CodigoErro, ERROS } from '../erros.ts'
import { type Acao, pode } from '../permissoes.ts'
import { atendeFilas, type TipoDeUsuario } from '../usuarios.ts'
import { impedimentoParaCompletarCadastro } from './cadastro.ts'
import {
  type EstadoDoTicket,
  impedimentoDoMotivo,
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
import type { AcaoDoTicket, TicketDetalhado } from './detalhe/contratos.ts'
import {
  type Agente,
  type Dever,
  impedimentoParaCumprir,
  impedimentoParaMover,
  type Recusa,
} from './deveres.ts'
import { impedimentoDoEspelho } from './espelho.ts'
import { type Etapa, temProximaEtapa } from './etapas.ts'
import {
  impedimentoParaAssumir,
  impedimentoParaAtribuir,
  impedimentoParaDevolver,
  type Posse,
} from './fluxo/responsavel.ts'
import { impedimentoParaAguardar } from './mensagem.ts'
import { impedimentoParaUnir } from './uniao/regras.ts'

type Situacao = Pick<Posse, 'setor' | 'operador' | 'assumeDeOutroOperador'> & {
  estado: EstadoDoTicket & { etapa: Etapa & { setorId: number; setor: string } }
  criadorId: number | null
  proibeAprovarOProprio: boolean
  clienteId: number | null
  diasParaReabrir: number
  tipoPermiteEspelho: boolean
  primeiroItem: { notaId: number | null } | null
  itensEmAnalise: number
}

/** Permissions that the writes behind each button ask for. */
const PERMISSOES: Record<AcaoDoTicket, readonly Acao[]> = {
  responder: ['TICKET_RESPONDER'],
  aguardar: ['TICKET_RESPONDER'],
  interno: ['TICKET_RESPONDER', 'TICKET_INTERNO'],
  encaminhar: ['TICKET_RESPONDER', 'TICKET_ENCAMINHAR'],
  assumir: ['TICKET_ASSUMIR'],
  atribuir: ['TICKET_ENCAMINHAR'],
  devolver: ['TICKET_ASSUMIR'],
  avancar: ['TICKET_AVANCAR'],
  retroceder: ['TICKET_RETROCEDER'],
  finalizar: ['TICKET_FINALIZAR'],
  concluir: ['TICKET_FINALIZAR'],
  reabrir: ['TICKET_REABRIR'],
  arquivar: ['TICKET_ARQUIVAR'],
  desarquivar: ['TICKET_ARQUIVAR'],
  reclassificar: ['TICKET_RECLASSIFICAR'],
  editarItens: ['TICKET_EDITAR_ITENS'],
  completarCadastro: ['TICKET_COMPLETAR_CADASTRO'],
  contato: ['TICKET_CONTATO'],
  etiquetar: ['TICKET_ETIQUETAR'],
  unir: ['TICKET_UNIR'],
  ligar: ['TICKET_LIGAR', 'TICKET_INTERNO'],
  espelho: ['TICKET_VER'],
}

const acoes = Object.keys(PERMISSOES) as AcaoDoTicket[]

type Pessoa = Agente & { tipo: TipoDeUsuario }
type Impedimento = CodigoErro | Recusa | null

const deverDe = ({ estado, criadorId, proibeAprovarOProprio }: Situacao, agente: Agente): Dever => ({
  agente,
  etapa: estado.etapa,
  criadorId,
  proibeAprovarOProprio,
})

function impedimentos(situacao: Situacao, pessoa: Pessoa, agora: Date): Record<AcaoDoTicket, Impedimento> {
  const { estado, clienteId, diasParaReabrir, tipoPermiteEspelho, primeiroItem, itensEmAnalise } = situacao
  const dever = deverDe(situacao, pessoa)
  const { setor, operador, assumeDeOutroOperador } = situacao
  const posse = { ...estado, setor, operador, assumeDeOutroOperador }
  const escrita = { daEquipe: atendeFilas(pessoa.tipo), aguardarCliente: true, contato: null }
  return {
    responder: impedimentoParaEscrever(estado),
    aguardar: impedimentoParaEscrever(estado) ?? impedimentoParaAguardar(escrita, estado),
    interno: impedimentoParaEscrever(estado),
    encaminhar: impedimentoParaEncaminhar(estado),
    assumir: impedimentoParaAssumir(posse, pessoa),
    atribuir: impedimentoParaAtribuir(posse),
    devolver: impedimentoParaDevolver(posse, pessoa),
    avancar: impedimentoParaAvancar(estado) ?? impedimentoParaCumprir(dever),
    retroceder: impedimentoParaRetroceder(estado) ?? impedimentoParaMover(dever),
    finalizar: impedimentoParaFinalizar(estado),
    concluir:
      impedimentoParaFinalizar(estado) ??
      impedimentoDoMotivo(estado, { conclui: true }) ??
      impedimentoParaMover(dever),
    reabrir: impedimentoParaReabrir(estado, diasParaReabrir, agora),
    arquivar: impedimentoParaArquivar(estado),
    desarquivar: impedimentoParaDesarquivar(estado),
    reclassificar: impedimentoParaReclassificar(estado) ?? impedimentoParaMover(dever),
    editarItens:
      impedimentoParaEditarItens(estado) ??
      impedimentoParaMover(dever) ??
      (itensEmAnalise > 0 ? null : 'ITEM_JA_ANALISADO'),
    completarCadastro: impedimentoParaCompletarCadastro({
      clienteId,
      arquivadoEm: estado.arquivadoEm,
      unidoA: estado.unidoA,
    }),
    contato: impedimentoParaEscrever(estado),
    etiquetar: impedimentoParaEscrever(estado),
    unir: impedimentoParaUnir(estado),
    ligar: impedimentoParaEscrever(estado),
    espelho: impedimentoDoEspelho({ tipoPermite: tipoPermiteEspelho, primeiroItem }),
  }
}

/** What is of another moment of the ticket's life, or would undo what was not done, does not wait for its turn. */
function temVez(situacao: Situacao, pessoa: Pessoa, acao: AcaoDoTicket): boolean {
  const { estado, clienteId, operador } = situacao
  const { finalizadoEm, arquivadoEm } = estado
  switch (acao) {
    case 'assumir':
      return finalizadoEm === null && operador?.id !== pessoa.colaboradorId
    case 'atribuir':
      return finalizadoEm === null
    case 'devolver':
      return finalizadoEm === null && operador !== null
    case 'avancar':
    case 'retroceder':
    case 'finalizar':
    case 'concluir':
    case 'reclassificar':
    case 'unir':
      return finalizadoEm === null
    case 'reabrir':
      return finalizadoEm !== null
    case 'arquivar':
      return arquivadoEm === null
    case 'desarquivar':
      return arquivadoEm !== null
    case 'completarCadastro':
      return clienteId === null
    default:
      return true
  }
}

const NEM_AGORA_NEM_DEPOIS = { permite: false, motivo: null }
const frase = (recusa: CodigoErro | Recusa): string =>
  typeof recusa === 'string' ? ERROS[recusa].mensagem : recusa.mensagem

/** TIC-03 What this session may do with the ticket now, by the rules that guard the writes themselves. */
export function acoesDoTicket(situacao: Situacao, pessoa: Pessoa, agora: Date): TicketDetalhado['acoes'] {
  const porque = impedimentos(situacao, pessoa, agora)
  const resposta = (acao: AcaoDoTicket) => {
    const recusa = porque[acao]
    // Who may never do it is not told why it can't be done now.
    if (!permitida(pessoa, acao) || recusa === 'SEM_PERMISSAO') return NEM_AGORA_NEM_DEPOIS
    if (!recusa) return { permite: true, motivo: null }
    return temVez(situacao, pessoa, acao) ? { permite: false, motivo: frase(recusa) } : NEM_AGORA_NEM_DEPOIS
  }
  return Object.fromEntries(acoes.map((acao) => [acao, resposta(acao)])) as TicketDetalhado['acoes']
}

const permitida = ({ autorizacoes }: Agente, acao: AcaoDoTicket): boolean =>
  PERMISSOES[acao].every((permissao) => pode(autorizacoes, permissao))

/** SEG-05 What comes next is for others to do: what it is, and why not for this person, who otherwise might. */
export function etapaDeOutros(situacao: Situacao, pessoa: Pessoa): TicketDetalhado['etapaDeOutros'] {
  const { finalizadoEm, arquivadoEm, etapas, etapa } = situacao.estado
  if (finalizadoEm || arquivadoEm) return null
  const dever = deverDe(situacao, pessoa)
  const segue = temProximaEtapa(etapas, etapa)
  const recusa = segue ? impedimentoParaCumprir(dever) : impedimentoParaMover(dever)
  const acao = segue ? 'avancar' : 'finalizar'
  return recusa && permitida(pessoa, acao) ? { acao, motivo: recusa.mensagem } : null
}
