import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { listaCompleta } from '../listas/esquemas.ts'
import { campoId, campoVersao, texto } from '../validacao.ts'
import {
  campoEmailDaConta,
  campoNascimento,
  campoNomeDaConta,
  campoSenhaAtualDaConta,
  campoSenhaNova,
  campoTelefoneDaConta,
} from './campos.ts'

// Whoever sits at somebody else's open session must not be able to try passwords by the hundred.
const LIMITE_DE_SENHAS_POR_MINUTO = 10
const LIMITE_DE_GRAVACOES_POR_MINUTO = 30

// Each of these sends a message or moves an account.
const LIMITE_DE_LINKS_POR_MINUTO = 10

const mensagem = z.object({ message: z.string() })
const campoToken = texto(1, 100)

const dados = z.object({
  id: z.number(),
  cpf: z.string(),
  nome: z.string(),
  dtNasc: z.nullable(z.string()),
  tel: z.string(),
  email: z.string(),
  /** Goes back with the change, which is refused when somebody else changed the account meanwhile. */
  versao: z.number(),
  /** SEG-02 The address that was asked for and has not been confirmed yet; `email` stays the one that counts. */
  emailPendente: z.nullable(z.object({ email: z.string(), expiraEm: z.string() })),
})

export const obterDadosDaConta = contrato('GET /sac/conta/dados', {
  acao: 'CONTA_VER',
  descricao: 'Dados da própria conta',
  le: ['conta'],
  resposta: dados,
})

/**
 * AUT-08 `id` and `cpf` may come along; they never change. API-01 `versao` is for whoever wants to hear of a conflict.
 * SEG-02 Another `email` asks for `senha`, and counts only after its address confirmed it.
 */
export const alterarDadosDaConta = contrato('PUT /sac/conta/dados', {
  acao: 'CONTA_EDITAR',
  descricao: 'Altera os dados da própria conta; o e-mail novo só vale depois de confirmado',
  muda: ['conta'],
  limitePorMinuto: LIMITE_DE_GRAVACOES_POR_MINUTO,
  sigilo: ['senha'],
  corpo: z.object({
    nome: campoNomeDaConta,
    dtNasc: z._default(z.nullable(campoNascimento), null),
    tel: campoTelefoneDaConta,
    email: campoEmailDaConta,
    versao: z.optional(campoVersao),
    senha: z.optional(campoSenhaAtualDaConta),
  }),
  resposta: dados,
})

export const reenviarConfirmacaoDeEmail = contrato('POST /sac/conta/email-pendente/reenviar', {
  acao: 'CONTA_EDITAR',
  descricao: 'Envia outro link ao e-mail que aguarda confirmação',
  muda: ['conta'],
  limitePorMinuto: LIMITE_DE_LINKS_POR_MINUTO,
  resposta: mensagem,
})

export const cancelarTrocaDeEmail = contrato('DELETE /sac/conta/email-pendente', {
  acao: 'CONTA_EDITAR',
  descricao: 'Desiste do e-mail que aguarda confirmação',
  muda: ['conta'],
  resposta: mensagem,
})

/** SEG-02 Public: the link may be opened where there is no session. */
export const confirmarEmail = contrato('POST /conta/confirmar-email', {
  publico: true,
  descricao: 'Confirma o novo e-mail de uma conta com o link que ele recebeu',
  muda: ['conta'],
  limitePorMinuto: LIMITE_DE_LINKS_POR_MINUTO,
  corpo: z.object({ token: campoToken }),
  resposta: mensagem,
})

/** SEG-02 Public: whoever lost the account has no session. */
export const desfazerTrocaDeEmail = contrato('POST /conta/desfazer-email', {
  publico: true,
  descricao: 'Devolve a conta ao e-mail anterior, encerra as sessões e pede outra senha',
  muda: ['conta', 'sessoes'],
  limitePorMinuto: LIMITE_DE_LINKS_POR_MINUTO,
  corpo: z.object({ token: campoToken }),
  resposta: mensagem,
})

export const alterarSenha = contrato('PUT /sac/conta/senha', {
  acao: 'CONTA_SENHA',
  descricao: 'Altera a própria senha e encerra as outras sessões',
  muda: ['sessoes'],
  limitePorMinuto: LIMITE_DE_SENHAS_POR_MINUTO,
  corpo: z.object({ atual: campoSenhaAtualDaConta, senha: campoSenhaNova }),
  resposta: mensagem,
})

export const sessaoAberta = z.object({
  id: z.number(),
  /** 'Chrome no Windows' */
  navegador: z.string(),
  ip: z.string(),
  criadaEm: z.string(),
  usadaEm: z.string(),
  /** The session that asks. */
  atual: z.boolean(),
})

export const listarSessoes = contrato('GET /sac/conta/sessoes', {
  acao: 'CONTA_SESSOES',
  descricao: 'Sessões abertas da própria conta, a última usada primeiro',
  le: ['sessoes'],
  resposta: listaCompleta(sessaoAberta),
})

export const encerrarUmaSessao = contrato('DELETE /sac/conta/sessoes/:idSessao', {
  acao: 'CONTA_SESSOES',
  descricao: 'Encerra uma sessão da própria conta',
  muda: ['sessoes'],
  params: z.object({ idSessao: campoId }),
  resposta: mensagem,
})

export const encerrarOutrasSessoes = contrato('POST /sac/conta/sessoes/encerrar-outras', {
  acao: 'CONTA_SESSOES',
  descricao: 'Encerra todas as sessões da própria conta, menos a atual',
  muda: ['sessoes'],
  resposta: mensagem,
})
