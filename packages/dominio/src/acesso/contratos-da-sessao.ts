import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { filialDaCarga } from '../filiais/contratos.ts'
import type { Acao, Modulo, NomeDeModulo } from '../permissoes.ts'
import type { TipoDeUsuario } from '../usuarios.ts'

const modulo = z.object({
  name: z.custom<NomeDeModulo>(),
  autorizado: z.boolean(),
  moduloAcoes: z.array(z.object({ nome: z.custom<Acao>(), autorizado: z.boolean() })),
})
// Keeps the schema and the type of the rules from drifting apart.
modulo satisfies z.ZodMiniType<Modulo>

export const usuario = z.object({
  id: z.number(),
  nome: z.string(),
  email: z.string(),
  tipo: z.custom<TipoDeUsuario>(),
  tipoDescricao: z.string(),
})

const loja = z.object({
  id: z.string(),
  nome: z.string(),
  /** ADM-08 Which logo it has now: a window that is open shows another as soon as there is one. */
  logo: z.string(),
})

/** AUT-02, ENT-11 Everything the portal needs to begin working. */
export const carregarApp = contrato('GET /sac/carga', {
  acao: 'CARGA_INICIAL',
  descricao: 'Dados do usuário, filiais, módulos e parâmetros',
  le: ['conta', 'parametros', 'permissoes', 'imagens'],
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
    /** What the shell counts, so that no page asks for it while it opens; an area without permission is not there. */
    esperam: z.optional(
      z.object({
        avisos: z.optional(z.number()),
        recebidas: z.optional(z.object({ emails: z.number(), conversas: z.number() })),
      }),
    ),
  }),
})

export const validarSessao = contrato('GET /sac/validar-sessao', {
  acao: 'CARGA_INICIAL',
  descricao: 'Confirma que a sessão continua válida',
  le: [],
  resposta: z.object({ valida: z.literal(true), sessao: z.number(), expiraEm: z.string() }),
})

export const sair = contrato('POST /sac/sair', {
  acao: 'CARGA_INICIAL',
  descricao: 'Encerra a sessão',
  muda: ['sessoes'],
  resposta: z.object({ message: z.string() }),
})
