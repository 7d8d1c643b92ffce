import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { listaCompleta } from '../listas/esquemas.ts'
import { campoId, campoVersao } from '../validacao.ts'
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

const mensagem = z.object({ message: z.string() })

const dados = z.object({
  id: z.number(),
  cpf: z.string(),
  nome: z.string(),
  dtNasc: z.nullable(z.string()),
  tel: z.string(),
  email: z.string(),
  /** Goes back with the change, which is refused when somebody else changed the account meanwhile. */
  versao: z.number(),
})

/** AUT-08 */
export const obterDadosDaConta = contrato('GET /sac/conta/dados', {
  acao: 'CONTA_VER',
  resumo: 'Dados da própria conta',
  resposta: dados,
})

/** AUT-08 `id` and `cpf` may come along; they never change. */
export const alterarDadosDaConta = contrato('PUT /sac/conta/dados', {
  acao: 'CONTA_EDITAR',
  resumo: 'Altera os dados da própria conta',
  corpo: z.object({
    nome: campoNomeDaConta,
    dtNasc: z._default(z.nullable(campoNascimento), null),
    tel: campoTelefoneDaConta,
    email: campoEmailDaConta,
    versao: campoVersao,
  }),
  resposta: dados,
})

/** AUT-09 */
export const alterarSenha = contrato('PUT /sac/conta/senha', {
  acao: 'CONTA_SENHA',
  resumo: 'Altera a própria senha e encerra as outras sessões',
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
  resumo: 'Sessões abertas da própria conta, a última usada primeiro',
  resposta: listaCompleta(sessaoAberta),
})

export const encerrarUmaSessao = contrato('DELETE /sac/conta/sessoes/:idSessao', {
  acao: 'CONTA_SESSOES',
  resumo: 'Encerra uma sessão da própria conta',
  params: z.object({ idSessao: campoId }),
  resposta: mensagem,
})

export const encerrarOutrasSessoes = contrato('POST /sac/conta/sessoes/encerrar-outras', {
  acao: 'CONTA_SESSOES',
  resumo: 'Encerra todas as sessões da própria conta, menos a atual',
  resposta: mensagem,
})
