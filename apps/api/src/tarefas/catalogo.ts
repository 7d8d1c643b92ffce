import type { QuandoAcontece } from '@balcao/dominio/automacoes/quando'
import type { Mensagem } from '../platform/email/carteiro.ts'
import { criarAgendador } from '../platform/jobs/agendar.ts'

/** Somebody forgot the password of the account with this CPF, if there is one. */
export type PedidoDeRedefinicao = {
  cpf: string
  /** Where the portal is reached. */
  origem: string
  ip: string | null
  requisicao: string | null
}

/** SEG-01 Somebody asked for an account; whether the CPF has one is for the task to find out. */
export type ConfirmacaoDeConta = Omit<PedidoDeRedefinicao, 'cpf'> & { pedidoId: number }

/** Somebody goes on trying passwords of the account with this CPF, if there is one. */
export type SerieDeTentativas = { cpf: string; ip: string | null; quando: string }

/** SEG-02 A message about a change of e-mail, by its id. */
export type LinkDeTrocaDeEmail = { troca: number; origem: string }

/** ADM-02 Somebody is asked to come in; the link is made by the task. */
export type EnvioDeConvite = { colaboradorId: number; origem: string }

/** VEN-02 A quote goes to its customer by mail. */
export type EnvioDeOrcamento = { orcamentoId: number; para: string; mensagem: string; origem: string }

/** MES-10 What happened, to which ticket, when, and what makes it differ from the next time. */
export type OcasiaoDoTicket = { ticketId: number; quando: QuandoAcontece; chave: string; em: string }

/** Everything that is done outside a request, with the data it takes. */
export type CatalogoDeTarefas = {
  'enviar-email': Mensagem
  'enviar-redefinicao': PedidoDeRedefinicao
  'enviar-confirmacao-de-conta': ConfirmacaoDeConta
  'enviar-codigo-de-vinculo': { pedidoId: number }
  'avisar-tentativas': SerieDeTentativas
  'confirmar-email': LinkDeTrocaDeEmail
  'avisar-email-trocado': LinkDeTrocaDeEmail
  'enviar-convite': EnvioDeConvite
  /** VEN-01 What the ERP is still to be told of an order. */
  'entregar-ao-erp': { pedidoId: number }
  /** VEN-01 The next step of an order without an ERP, if it still stands at `de`. */
  'mover-pedido': { pedidoId: number; de: string }
  'lembrar-agendas': Record<string, never>
  'enviar-orcamento': EnvioDeOrcamento
  /** ALC-01 A message of a ticket to its customer. */
  'enviar-correio': { correioId: number; origem: string }
  /** `origem` is where the portal is reached, for the links; empty, there are none. */
  'enviar-whatsapp': { mensagemId: number; origem?: string }
  'buscar-midia-do-whatsapp': { mensagemId: number }
  /** ALC-02 Every mailbox of the business, each in its time; the one that is named, at once. */
  'ler-caixas': { caixa?: string }
  /** ALC-02 A message that came in becomes what it is. */
  'entrar-correio': { recebidaId: number; decisao?: { ticketId: number } | 'NOVO_TICKET' }
  /** MES-10 Something happened to a ticket that rules may look at. */
  'executar-automacoes': OcasiaoDoTicket
  'vigiar-tickets': Record<string, never>
  'vigiar-avisos': Record<string, never>
  'vigiar-aprovacoes': Record<string, never>
  'vigiar-saude': Record<string, never>
  'limpar-acessos': Record<string, never>
  'limpar-auditoria': Record<string, never>
  'limpar-arquivos': Record<string, never>
  'limpar-requisicoes': Record<string, never>
  'limpar-vinculos': Record<string, never>
}

/** Adds a task in the caller's transaction. Knows no feature, so that any of them may use it. */
export const agendar = criarAgendador<CatalogoDeTarefas>()
