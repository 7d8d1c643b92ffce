import * as z from 'zod/mini'
import { nomeCompletoValido } from '../brasil/nome.ts'
import { campoEmailDaConta, campoNomeDaConta, campoSenhaNova } from '../conta/campos.ts'
import { sessaoAberta } from '../conta/contratos.ts'
import { contrato } from '../contrato.ts'
import { consultaDe } from '../listas/campos.ts'
import { lista } from '../listas/esquemas.ts'
import { exportacaoDe } from '../listas/exportacao.ts'
import { type TipoDeUsuario, tiposDeUsuario } from '../usuarios.ts'
import { campoCpf, campoId, campoSimOuNao, campoVersao, texto } from '../validacao.ts'
import { CAMPOS_DO_USUARIO, usuarioDaLista } from './campos.ts'

const MAIOR_NOME = 120
const MAIOR_CODIGO = 30
const MAXIMO_DE_ESCOLHAS = 500
const params = z.object({ idUsuario: campoId })
const opcional = <S extends z.core.$ZodType>(esquema: S) => z._default(z.nullable(esquema), null)
const varios = z._default(z.array(campoId).check(z.maxLength(MAXIMO_DE_ESCOLHAS)), [])
const nomeado = z.object({ id: z.number(), nome: z.string() })
const tipo = z.enum(tiposDeUsuario as [TipoDeUsuario, ...TipoDeUsuario[]])

export const listarUsuarios = contrato('GET /administracao/usuarios', {
  acao: 'USUARIO_GERIR',
  descricao: 'Contas do portal: quem as tem, de que tipo, onde, e quem foi convidado e ainda não entrou',
  le: ['usuarios'],
  query: consultaDe(CAMPOS_DO_USUARIO, 'nome', 20),
  resposta: lista(usuarioDaLista),
})

export const exportarUsuarios = exportacaoDe('GET /administracao/usuarios/exportar', listarUsuarios)

/** All that may be chosen, for the forms. */
export const opcoesDoUsuario = contrato('GET /administracao/usuarios/opcoes', {
  acao: 'USUARIO_GERIR',
  descricao: 'Tipos, filiais, setores e supervisores que se dão a uma conta',
  le: ['usuarios'],
  resposta: z.object({
    tipos: z.array(tipo),
    filiais: z.array(nomeado),
    setores: z.array(nomeado),
    supervisores: z.array(nomeado),
  }),
})
export type OpcoesDoUsuario = z.output<typeof opcoesDoUsuario.resposta>

const campoNome = texto(1, MAIOR_NOME).check(z.refine(nomeCompletoValido, 'Informe o nome e o sobrenome.'))

const perfil = {
  tipo,
  /** Where the person sits, whose parameters are theirs. */
  idFil: opcional(campoId),
  filiais: varios,
  setores: varios,
  idSupervisor: opcional(campoId),
  /** How the sales system and the ERP know them; empty for none. */
  codigoOperador: z._default(texto(0, MAIOR_CODIGO), ''),
  matriculaErp: z._default(texto(0, MAIOR_CODIGO), ''),
  segundoFatorExigido: z._default(campoSimOuNao, false),
}

const usuario = z.extend(usuarioDaLista, {
  telefone: z.nullable(z.string()),
  /** As the form has it. */
  digitado: z.object({
    nome: z.string(),
    tipo,
    idFil: z.nullable(z.number()),
    filiais: z.array(z.number()),
    setores: z.array(z.number()),
    idSupervisor: z.nullable(z.number()),
    codigoOperador: z.string(),
    matriculaErp: z.string(),
    segundoFatorExigido: z.boolean(),
  }),
  /** Of what was chosen and can no longer be: the form still names it. */
  escolhidos: z.object({
    filiais: z.array(nomeado),
    setores: z.array(nomeado),
    supervisor: z.nullable(nomeado),
  }),
  /** Where the open tickets are that the person has. */
  ticketsPorSetor: z.array(z.extend(nomeado, { tickets: z.number() })),
  /** What the person has open in each of their branches. */
  porFilial: z.array(z.extend(nomeado, { tickets: z.number(), orcamentos: z.number(), agendas: z.number() })),
  filial: z.nullable(z.string()),
  /** Null where there was none, or nothing came of it. */
  convite: z.nullable(z.object({ por: z.nullable(z.string()), enviadoEm: z.string(), expiraEm: z.string() })),
  /** The business asks it of the account type. */
  segundoFatorDoTipo: z.boolean(),
  segundoFatorAtivadoEm: z.nullable(z.string()),
  sessoes: z.array(sessaoAberta),
  historico: z.array(
    z.object({
      id: z.number(),
      quando: z.string(),
      quem: z.nullable(z.string()),
      acao: z.string(),
      mudancas: z.array(z.object({ campo: z.string(), antes: z.string(), depois: z.string() })),
    }),
  ),
  /** The reader's own account. */
  propria: z.boolean(),
  /** Why whoever reads may not change it; null when they may. */
  impedimento: z.nullable(z.string()),
})
export type UsuarioDetalhado = z.output<typeof usuario>

export const obterUsuario = contrato('GET /administracao/usuarios/:idUsuario', {
  acao: 'USUARIO_GERIR',
  descricao: 'Uma conta: o que pode, onde está aberta e o que mudou nela',
  mostra: { de: 'dados-do-usuario', nome: ({ nome }: { nome: string }) => nome },
  le: ['usuarios', 'sessoes'],
  params,
  resposta: usuario,
})

const gravado = z.object({ id: z.number(), versao: z.number(), message: z.string() })

/** ADM-02 In force at once, in every process and in what the person has open. */
export const alterarUsuario = contrato('PUT /administracao/usuarios/:idUsuario', {
  acao: 'USUARIO_GERIR',
  descricao: 'Muda o tipo, os setores, as filiais, o supervisor e os códigos de uma conta',
  muda: ['usuarios'],
  params,
  corpo: z.object({ nome: campoNome, ...perfil, versao: campoVersao }),
  resposta: gravado,
})

const mensagem = z.object({ message: z.string() })

export const encerrarSessoesDoUsuario = contrato('POST /administracao/usuarios/:idUsuario/sessoes/encerrar', {
  acao: 'USUARIO_GERIR',
  descricao: 'Encerra uma sessão de uma conta, ou todas',
  muda: ['usuarios', 'sessoes'],
  params,
  /** Null for all of them. */
  corpo: z.object({ idSessao: opcional(campoId) }),
  resposta: mensagem,
})

/** ADM-02 For whoever lost the telephone: the sessions end too, since whoever found it may have them. */
export const zerarSegundoFator = contrato('POST /administracao/usuarios/:idUsuario/segundo-fator/zerar', {
  acao: 'USUARIO_GERIR',
  descricao: 'Desliga a verificação em duas etapas de uma conta e encerra as sessões dela',
  muda: ['usuarios', 'sessoes'],
  params,
  resposta: mensagem,
})

/** ADM-02 Nobody knows another's password: the person chooses it at the link. */
export const convidarUsuario = contrato('POST /administracao/usuarios', {
  acao: 'USUARIO_GERIR',
  descricao: 'Convida alguém por e-mail, com o tipo, as filiais e os setores que terá',
  muda: ['usuarios'],
  corpo: z.object({ nome: campoNome, cpf: campoCpf, email: campoEmailDaConta, ...perfil }),
  resposta: gravado,
})

export const reenviarConvite = contrato('POST /administracao/usuarios/:idUsuario/convite', {
  acao: 'USUARIO_GERIR',
  descricao:
    'Envia outro link a quem foi convidado e não entrou, se preciso a outro endereço; o anterior deixa de valer',
  muda: ['usuarios'],
  params,
  corpo: z.object({ email: campoEmailDaConta, versao: campoVersao }),
  resposta: gravado,
})

export const cancelarConvite = contrato('POST /administracao/usuarios/:idUsuario/convite/cancelar', {
  acao: 'USUARIO_GERIR',
  descricao: 'Cancela o convite de quem ainda não entrou',
  muda: ['usuarios'],
  params,
  corpo: z.object({ versao: campoVersao }),
  resposta: gravado,
})

/** ADM-02 How many of each kind a person holds. */
const posses = z.object({
  tickets: z.number(),
  carteira: z.number(),
  agendas: z.number(),
  orcamentos: z.number(),
  equipe: z.number(),
  /** They asked, and nobody decided yet: those go on waiting. */
  aprovacoes: z.number(),
  /** From them or to them: they end. */
  delegacoes: z.number(),
})
export type PossesDoUsuario = z.output<typeof posses>

export const verDesativacao = contrato('GET /administracao/usuarios/:idUsuario/desativacao', {
  acao: 'USUARIO_GERIR',
  descricao: 'O que a pessoa tem nas mãos, e a quem pode passar',
  le: ['usuarios', 'tickets', 'clientes', 'agendas', 'orcamentos', 'aprovacoes'],
  params,
  resposta: z.object({ posses, colegas: z.array(nomeado), impedimento: z.nullable(z.string()) }),
})

/** Null is nobody in particular: of tickets, the queue; of what somebody must have, it is asked for. */
export const desativarUsuario = contrato('POST /administracao/usuarios/:idUsuario/desativacao', {
  acao: 'USUARIO_GERIR',
  descricao: 'Desativa uma conta, encerra as sessões dela e passa adiante o que a pessoa tem nas mãos',
  muda: ['usuarios', 'sessoes', 'tickets', 'clientes', 'agendas', 'orcamentos', 'aprovacoes', 'avisos'],
  params,
  corpo: z.object({
    versao: campoVersao,
    tickets: opcional(campoId),
    carteira: opcional(campoId),
    agendas: opcional(campoId),
    orcamentos: opcional(campoId),
    equipe: opcional(campoId),
  }),
  resposta: gravado,
})

export const reativarUsuario = contrato('POST /administracao/usuarios/:idUsuario/reativacao', {
  acao: 'USUARIO_GERIR',
  descricao: 'Reativa uma conta; o que passou a outras pessoas fica com elas',
  muda: ['usuarios'],
  params,
  corpo: z.object({ versao: campoVersao }),
  resposta: gravado,
})

const LIMITE_DE_LINKS_POR_MINUTO = 30
const campoToken = texto(1, 100)

/** ADM-02 Public: whoever was asked to come in has no account yet. Changes nothing: mail scanners open links too. */
export const validarConvite = contrato('POST /convite/validar-token', {
  publico: true,
  descricao: 'Confirma que um convite ainda vale, e diz a quem foi feito',
  muda: [],
  limitePorMinuto: LIMITE_DE_LINKS_POR_MINUTO,
  corpo: z.object({ token: campoToken }),
  resposta: z.object({ valido: z.literal(true), nome: z.string(), email: z.string() }),
})

export const aceitarConvite = contrato('POST /convite/aceitar', {
  publico: true,
  descricao: 'Aceita um convite: a pessoa diz o seu nome e escolhe a sua senha',
  muda: ['usuarios', 'avisos'],
  limitePorMinuto: LIMITE_DE_LINKS_POR_MINUTO,
  corpo: z.object({ token: campoToken, nome: campoNomeDaConta, senha: campoSenhaNova }),
  resposta: mensagem,
})
