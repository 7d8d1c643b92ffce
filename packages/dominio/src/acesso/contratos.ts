import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import type { Acao, Modulo, NomeDeModulo } from '../permissoes.ts'
import type { TipoDeUsuario } from '../usuarios.ts'
import { campoCpf, campoSenhaAtual, texto } from '../validacao.ts'

const LIMITE_DE_ENTRADA_POR_MINUTO = 30

export const obterCaptcha = contrato('GET /captcha', {
  publico: true,
  resumo: 'Desafio de segurança que o navegador resolve antes de entrar',
  resposta: z.object({
    parameters: z.looseObject({ algorithm: z.string(), cost: z.number() }),
    signature: z.string(),
  }),
})

/** AUT-02 `captcha` is the base64 of `{challenge, solution}`. */
export const entrar = contrato('POST /login/sac', {
  publico: true,
  resumo: 'Entra com CPF e senha',
  limitePorMinuto: LIMITE_DE_ENTRADA_POR_MINUTO,
  corpo: z.object({ cpf: campoCpf, senha: campoSenhaAtual, captcha: texto(1, 4000) }),
  resposta: z.object({ token: z.string() }),
})

const modulo = z.object({
  name: z.custom<NomeDeModulo>(),
  autorizado: z.boolean(),
  moduloAcoes: z.array(z.object({ nome: z.custom<Acao>(), autorizado: z.boolean() })),
})
// Keeps the schema and the type of the rules from drifting apart.
modulo satisfies z.ZodMiniType<Modulo>

export const filialDaCarga = z.object({
  idFil: z.number(),
  razSoc: z.string(),
  desc: z.string(),
  cid: z.string(),
  uf: z.string(),
})

export const usuario = z.object({
  id: z.number(),
  nome: z.string(),
  email: z.string(),
  tipo: z.custom<TipoDeUsuario>(),
  tipoDescricao: z.string(),
})

const loja = z.object({ id: z.string(), nome: z.string() })

/** AUT-02, ENT-11 Everything the portal needs to begin working. */
export const carregarApp = contrato('GET /sac/carga', {
  acao: 'CARGA_INICIAL',
  resumo: 'Dados do usuário, filiais, módulos e parâmetros',
  resposta: z.object({
    colaborador: usuario,
    loja,
    lojas: z.array(loja),
    filiais: z.array(filialDaCarga),
    filiaisCliente: z.array(filialDaCarga),
    colaboradores: z.array(z.object({ id: z.number(), nome: z.string(), tipo: z.custom<TipoDeUsuario>() })),
    modulos: z.array(modulo),
    tipoTributacao: z.string(),
    /** Stored values, prefix included; `filialId` null is the business level. */
    parametros: z.array(z.object({ chave: z.string(), filialId: z.nullable(z.number()), valor: z.string() })),
  }),
})

export const validarSessao = contrato('GET /sac/validar-sessao', {
  acao: 'CARGA_INICIAL',
  resumo: 'Confirma que a sessão continua válida',
  resposta: z.object({ valida: z.literal(true), sessao: z.number(), expiraEm: z.string() }),
})

export const sair = contrato('POST /sac/sair', {
  acao: 'CARGA_INICIAL',
  resumo: 'Encerra a sessão',
  resposta: z.object({ message: z.string() }),
})
