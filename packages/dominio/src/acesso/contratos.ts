import * as z from 'zod/mini'
import {
  campoEmailDaConta,
  campoNascimento,
  campoNomeDaConta,
  campoSenhaNova,
  campoTelefoneDaConta,
} from '../conta/campos.ts'
import { cadastroDoSegundoFator, campoCodigoDeVerificacao } from '../conta/contratos-segundo-fator.ts'
import { contrato } from '../contrato.ts'
import { campoCpf, campoSenhaAtual, texto } from '../validacao.ts'
import { ROTA_DE_ENTRADA, ROTA_DO_CAPTCHA, ROTA_DO_SEGUNDO_FATOR } from './rotas-da-entrada.ts'

const LIMITE_DE_ENTRADA_POR_MINUTO = 30
// Each of these sends a message or makes an account: nobody needs many of them.
const LIMITE_DE_PEDIDOS_POR_MINUTO = 10

const campoCaptcha = texto(1, 4000)
const campoToken = texto(1, 100)
const mensagem = z.object({ message: z.string() })

export const obterCaptcha = contrato(ROTA_DO_CAPTCHA, {
  publico: true,
  descricao: 'Desafio de segurança que o navegador resolve antes de entrar',
  le: [],
  resposta: z.object({
    parameters: z.looseObject({ algorithm: z.string(), cost: z.number() }),
    signature: z.string(),
  }),
})

const segundoFator = z.object({
  /** What a telephone is given when it must be enrolled before going on; null when it was. */
  cadastro: z.nullable(cadastroDoSegundoFator),
})

/** AUT-02 `captcha` is the base64 of `{challenge, solution}`. */
export const entrar = contrato(ROTA_DE_ENTRADA, {
  publico: true,
  descricao: 'Entra com CPF e senha',
  muda: ['sessoes'],
  limitePorMinuto: LIMITE_DE_ENTRADA_POR_MINUTO,
  corpo: z.object({ cpf: campoCpf, senha: campoSenhaAtual, captcha: campoCaptcha }),
  /** The token of the session; where `segundoFator` is there, of the second step alone (SEG-07). */
  resposta: z.object({ token: z.string(), segundoFator: z.optional(segundoFator) }),
})

/** SEG-07 After the password: the code, which the first time also enrols the telephone. */
export const confirmarSegundoFator = contrato(ROTA_DO_SEGUNDO_FATOR, {
  publico: true,
  descricao: 'Conclui a entrada com o código da verificação em duas etapas',
  muda: ['sessoes'],
  limitePorMinuto: LIMITE_DE_ENTRADA_POR_MINUTO,
  sigilo: ['codigo'],
  corpo: z.object({ token: campoToken, codigo: campoCodigoDeVerificacao }),
  /** `recuperacao`, only when this enrolled the telephone: told once. */
  resposta: z.object({ token: z.string(), recuperacao: z.nullable(z.array(z.string())) }),
})

/** AUT-06 `id` is the CPF. The answer is the same whether the account exists or not. API-01 Without `captcha` few are taken. */
export const requisitarRedefinicao = contrato('POST /senha/requisitar-token-redefinicao', {
  publico: true,
  descricao: 'Pede por e-mail um link para redefinir a senha',
  muda: [],
  limitePorMinuto: LIMITE_DE_PEDIDOS_POR_MINUTO,
  corpo: z.object({ id: campoCpf, captcha: z.optional(campoCaptcha) }),
  resposta: mensagem,
})

export const validarTokenDeRedefinicao = contrato('POST /senha/validar-token', {
  publico: true,
  descricao: 'Confirma que um link de redefinição ainda vale',
  muda: [],
  limitePorMinuto: LIMITE_DE_ENTRADA_POR_MINUTO,
  corpo: z.object({ token: campoToken }),
  resposta: z.object({ valido: z.literal(true) }),
})

export const redefinirSenha = contrato('PUT /senha/redefinir-via-token', {
  publico: true,
  descricao: 'Define uma senha nova com o link recebido e encerra todas as sessões',
  muda: ['sessoes'],
  limitePorMinuto: LIMITE_DE_PEDIDOS_POR_MINUTO,
  corpo: z.object({ token: campoToken, senha: campoSenhaNova }),
  resposta: mensagem,
})

/** AUT-07, SEG-01 Nothing is created until the link is followed; the answer is the same whatever the CPF has. */
export const criarConta = contrato('POST /nova-conta', {
  publico: true,
  descricao: 'Pede uma conta de consumidor final, que o link do e-mail confirma',
  muda: [],
  limitePorMinuto: LIMITE_DE_PEDIDOS_POR_MINUTO,
  corpo: z.object({
    documento: campoCpf,
    nome: campoNomeDaConta,
    email: campoEmailDaConta,
    tel: campoTelefoneDaConta,
    dtNasc: campoNascimento,
    senha: campoSenhaNova,
    captcha: campoCaptcha,
  }),
  resposta: mensagem,
})

/** SEG-01 Changes nothing: mail scanners open links too. */
export const validarPedidoDeConta = contrato('POST /nova-conta/validar-token', {
  publico: true,
  descricao: 'Confirma que o link de um cadastro ainda vale',
  muda: [],
  limitePorMinuto: LIMITE_DE_ENTRADA_POR_MINUTO,
  corpo: z.object({ token: campoToken }),
  resposta: z.object({ valido: z.literal(true) }),
})

/** SEG-01 The password is that of the request: a link that somebody else asked for opens nothing of theirs. */
export const confirmarConta = contrato('POST /nova-conta/confirmar', {
  publico: true,
  descricao: 'Confirma o e-mail do cadastro e cria a conta',
  muda: [],
  limitePorMinuto: LIMITE_DE_PEDIDOS_POR_MINUTO,
  corpo: z.object({ token: campoToken, senha: campoSenhaAtual }),
  resposta: mensagem,
})
