import * as z from 'zod/mini'
import { EXTENSOES_DE_CADASTRO } from '../arquivos/anexos.ts'
import { contrato } from '../contrato.ts'
import { listaCompleta } from '../listas/esquemas.ts'
import { MENSAGENS } from '../mensagens.ts'
import { MODOS_DE_CADASTRO } from '../parametros/cadastro.ts'
import { campoDocumento, campoId, campoVersao, texto } from '../validacao.ts'
import { campoEmailGuardado, campoTelefoneGuardado } from '../validacao-de-contato.ts'
import { doPedido, pedidoDeCadastro } from './campos.ts'
import { TIPOS_DE_CAMPO } from './campos-adicionais.ts'
import { dadosDoCadastro, envioDoCadastro, TAMANHO_DO_CADASTRO } from './formulario.ts'
import { SITUACOES_DO_CADASTRO } from './modos.ts'
import { MOTIVOS_DE_PARECER } from './parecidos.ts'

export const MAXIMO_DO_MOTIVO = 500
/** GER-14 The branch may allow fewer, or more up to this. */
export const MAIOR_NUMERO_DE_ANEXOS = 10

export const permiteCadastrar = contrato('GET /permite-cadastrar', {
  acao: 'CARGA_INICIAL',
  descricao: 'Se a pessoa pode cadastrar clientes, e de que modo',
  le: [],
  query: z.object({ idFil: z.optional(campoId) }),
  resposta: z.object({ permite: z.boolean(), modo: z.enum(MODOS_DE_CADASTRO) }),
})

/**
 * API-06, CAD-03 What is known of a document before it is registered. A customer that the session may not see is told to exist,
 * without a name or a way in.
 */
export const consultarDocumento = contrato('GET /sac/clientes/consulta/:documento', {
  acao: 'CLIENTE_CADASTRAR',
  descricao: 'Diz se um CPF ou CNPJ já está cadastrado',
  le: ['clientes', 'cadastros'],
  params: z.object({ documento: campoDocumento }),
  limitePorMinuto: 60,
  resposta: z.object({
    situacao: z.enum(['LIVRE', 'CLIENTE', 'PROSPECT', 'SIMULACAO', 'PENDENTE']),
    /** Null also where the session may not see it. */
    cliente: z.nullable(z.object({ id: z.number(), fant: z.string() })),
    message: z.string(),
  }),
})

/** API-06, CAD-03 What the tax authority has on a company, by the first source that answered. */
export const consultarReceita = contrato('POST /sac/consulta-receita/cnpj/:cnpj', {
  acao: 'CLIENTE_CADASTRAR',
  descricao: 'Dados de uma empresa na Receita, da primeira fonte que responder',
  muda: [],
  params: z.object({ cnpj: campoDocumento }),
  limitePorMinuto: 20,
  resposta: z.object({
    cnpj: z.string(),
    razao_social: z.string(),
    nome_fantasia: z.string(),
    telefone: z.string(),
    email: z.string(),
    socios: z.array(z.object({ nome: z.string() })),
    /** 'ATIVA', 'BAIXADA'…; empty where the source does not say. */
    situacao: z.string(),
    cnae: z.string(),
    cnaes_secundario: z.array(z.string()),
    endereco: z.object({
      cep: z.string(),
      logradouro: z.string(),
      numero: z.string(),
      complemento: z.string(),
      bairro: z.string(),
      cidade: z.string(),
      ibge: z.string(),
      uf: z.string(),
    }),
    fonte: z.string(),
  }),
})

/** API-06, CAD-11 A `message` means that the document may be registered. */
export const validarPreCadastro = contrato('GET /sac/pre-cadastro/validar', {
  acao: 'CLIENTE_CADASTRAR',
  descricao: 'Diz se um documento pode ser pré-cadastrado',
  le: [],
  query: z.object({ documento: campoDocumento }),
  limitePorMinuto: 60,
  resposta: z.object({ message: z.string() }),
})

const cadastrado = z.object({
  message: z.string(),
  idCli: z.number(),
  idCadastro: z.number(),
  situacao: z.enum(SITUACOES_DO_CADASTRO),
  /** What looks wrong and was taken all the same, by field. */
  avisos: z.record(z.string(), z.string()),
})
export type Cadastrado = z.output<typeof cadastrado>

export const preCadastrar = contrato('POST /sac/pre-cadastro', {
  acao: 'CLIENTE_CADASTRAR',
  descricao: 'Pré-cadastra um cliente, que fica como prospect',
  muda: ['clientes', 'cadastros', 'contatos', 'atividades'],
  corpo: z.object({
    doc: campoDocumento,
    razSoc: texto(1, TAMANHO_DO_CADASTRO.razaoSocial),
    fant: texto(1, TAMANHO_DO_CADASTRO.nomeFantasia),
    nomeContato: texto(1, TAMANHO_DO_CADASTRO.nomeContato),
    telefone: campoTelefoneGuardado,
    email: campoEmailGuardado.check(
      z.maxLength(TAMANHO_DO_CADASTRO.email, MENSAGENS.tamanhoMaximo(TAMANHO_DO_CADASTRO.email)),
    ),
    /** Where it is served from; without it, the branch of whoever registers. */
    idFil: z.optional(campoId),
  }),
  resposta: cadastrado,
})

/** API-06, CAD-03 A registration begun before, as it can go on: `idCli` is the customer's document. */
export const obterPreCadastro = contrato('GET /sac/pre-cadastro', {
  acao: 'CLIENTE_CADASTRAR',
  descricao: 'Pré-cadastro ou simulação de um documento, para completar',
  le: ['clientes', 'cadastros'],
  query: z.object({ idCli: campoDocumento }),
  resposta: z.object({
    idCli: z.number(),
    versao: z.number(),
    formulario: dadosDoCadastro,
    comProva: z.boolean(),
  }),
})

export const listarCamposAdicionais = contrato('GET /sac/campos-adicionais', {
  acao: 'CLIENTE_CADASTRAR',
  descricao: 'Campos que o negócio acrescentou a um cadastro',
  le: [],
  query: z.object({ entidade: z.literal('cliente') }),
  resposta: listaCompleta(
    z.object({
      id: z.number(),
      rotulo: z.string(),
      tipo: z.enum(TIPOS_DE_CAMPO),
      obrigatorio: z.boolean(),
      tamanho: z.number(),
      opcoes: z.array(z.string()),
    }),
  ),
})

/** API-06, CAD-02, CAD-04 A new customer, or with `idCli` a prospect that becomes one. */
export const cadastrarCliente = contrato('POST /sac/clientes/cadastro', {
  acao: 'CLIENTE_CADASTRAR',
  descricao: 'Cadastra um cliente, ou completa o cadastro de um prospect',
  muda: ['clientes', 'cadastros', 'contatos', 'enderecos', 'documentacao', 'atividades'],
  corpo: envioDoCadastro,
  arquivos: {
    campo: 'anexos',
    // CAD-04 By its place among the nested fields.
    outroNome: 'empresa[anexos]',
    maximo: MAIOR_NUMERO_DE_ANEXOS,
    extensoes: EXTENSOES_DE_CADASTRO,
  },
  resposta: cadastrado,
})

const clienteParecido = z.object({
  id: z.number(),
  fant: z.string(),
  razSoc: z.string(),
  cnpj: z.string(),
  cid: z.string(),
  uf: z.string(),
  porque: z.array(z.enum(MOTIVOS_DE_PARECER)),
})
export type ClienteParecido = z.output<typeof clienteParecido>

/** Who looks like the one being registered, before it is twice on record. */
export const procurarParecidos = contrato('GET /sac/clientes/parecidos', {
  acao: 'CLIENTE_CADASTRAR',
  descricao: 'Clientes com nome, telefone ou endereço parecidos',
  le: ['clientes'],
  query: z.object({
    documento: campoDocumento,
    razaoSocial: z._default(texto(0, TAMANHO_DO_CADASTRO.razaoSocial), ''),
    nomeFantasia: z._default(texto(0, TAMANHO_DO_CADASTRO.nomeFantasia), ''),
    telefone: z._default(texto(0, 30), ''),
    cep: z._default(texto(0, 12), ''),
    numero: z._default(texto(0, 10), ''),
    idFil: z.optional(campoId),
  }),
  resposta: listaCompleta(clienteParecido),
})

const paramsDoCadastro = z.object({ idCadastro: campoId })

/** What was asked for, as it was sent, for whoever decides. */
export const obterCadastro = contrato('GET /sac/cadastros/:idCadastro', {
  acao: 'CADASTRO_VER',
  descricao: 'Um cadastro pedido, com tudo o que foi preenchido',
  mostra: { de: 'dados-do-cadastro', nome: ({ razSoc }: { razSoc: string }) => razSoc },
  le: ['cadastros'],
  params: paramsDoCadastro,
  resposta: z.object({
    ...doPedido,
    formulario: dadosDoCadastro,
    /** What ids of the form mean. */
    nomes: z.object({
      filial: z.nullable(z.string()),
      atividade: z.nullable(z.string()),
      comoConheceu: z.nullable(z.string()),
      tabelaPreco: z.nullable(z.string()),
      bancos: z.array(z.string()),
      campos: z.array(z.object({ rotulo: z.string(), valor: z.string() })),
    }),
    /** What looks wrong and was taken all the same, by field. */
    avisos: z.record(z.string(), z.string()),
    /** Whom the registration looked like when it was asked for, as whoever asked was told; of those that this session sees. */
    parecidos: z.array(clienteParecido),
    /** PER-01 Null: this session may decide; otherwise the reason why not. */
    impedimento: z.nullable(z.string()),
  }),
})

/** A refusal says why; whoever asked is told either way. */
export const decidirCadastro = contrato('POST /sac/cadastros/:idCadastro/decisao', {
  acao: 'CADASTRO_APROVAR',
  descricao: 'Aprova ou recusa o cadastro de um cliente',
  muda: ['clientes', 'cadastros', 'atividades', 'avisos'],
  params: paramsDoCadastro,
  corpo: z.object({
    aprova: z.boolean(),
    motivo: z._default(texto(0, MAXIMO_DO_MOTIVO), ''),
    versao: campoVersao,
  }),
  resposta: pedidoDeCadastro,
})
