import * as z from 'zod/mini'
import { paramsDoCliente } from '../clientes/contratos.ts'
import { contrato } from '../contrato.ts'
import { lista, listaCompleta, pagina } from '../listas/esquemas.ts'
import { campoCpf, campoData, campoId, campoNomeCompleto, campoVersao, texto } from '../validacao.ts'
import { campoEmailGuardado, campoTelefoneGuardado } from '../validacao-de-contato.ts'

/** Nearly every customer has them all on the first. */
const CONTATOS_POR_PAGINA = 50

export const TAMANHO_DO_CONTATO = { nome: 120, cargo: 60, time: 60 } as const

const contato = z.object({
  id: z.number(),
  nome: z.string(),
  tipo: z.number(),
  tipoDesc: z.string(),
  doc: z.nullable(z.string()),
  dtNasc: z.nullable(z.string()),
  time: z.nullable(z.string()),
  cargo: z.nullable(z.string()),
  telefone: z.nullable(z.string()),
  celular: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** ENT-06 What a list shows of it: who, and how to reach them. */
  desc: z.string(),
  tel: z.nullable(z.string()),
  versao: z.number(),
})
export type Contato = z.output<typeof contato>

export const listarContatos = contrato('GET /sac/contatos/:idCli/contatos', {
  acao: 'CLIENTE_CONTATOS',
  descricao: 'Contatos de um cliente, em ordem alfabética',
  le: ['contatos'],
  params: paramsDoCliente,
  query: z.object(pagina(CONTATOS_POR_PAGINA)),
  resposta: lista(contato),
})

/** Whoever leaves it out, or empty in the form, sends null. */
const opcional = <T extends z.ZodMiniType>(campo: T) => z._default(z.nullable(campo), null)

/** API-07, ENT-06 What is sent of a contact, by the names of the wire. */
const dadosDoContato = z.object({
  contato: campoNomeCompleto,
  tipocontato: campoId,
  documento: opcional(campoCpf),
  datanascimento: opcional(campoData),
  time: opcional(texto(1, TAMANHO_DO_CONTATO.time)),
  cargo: opcional(texto(1, TAMANHO_DO_CONTATO.cargo)),
  telefone: opcional(campoTelefoneGuardado),
  celular: opcional(campoTelefoneGuardado),
  email: opcional(campoEmailGuardado),
})

export const criarContato = contrato('POST /sac/contatos/:idCli/contatos', {
  acao: 'CLIENTE_CONTATOS_CADASTRA',
  descricao: 'Cadastra um contato de um cliente',
  muda: ['contatos'],
  params: paramsDoCliente,
  corpo: dadosDoContato,
  resposta: contato,
})

export const alterarContato = contrato('PUT /sac/contatos/:idCli/contatos/:idCont', {
  acao: 'CLIENTE_CONTATOS_CADASTRA',
  descricao: 'Altera um contato de um cliente',
  muda: ['contatos'],
  params: z.object({ idCli: campoId, idCont: campoId }),
  corpo: z.extend(dadosDoContato, { versao: z.optional(campoVersao) }),
  resposta: contato,
})

export const listarTiposDeContato = contrato('GET /sac/contatos/tipos', {
  acao: 'CLIENTE_CONTATOS',
  descricao: 'Tipos de contato',
  le: [],
  resposta: listaCompleta(z.object({ id: z.number(), desc: z.string() })),
})

export const listarTelefones = contrato('GET /sac/contatos/:idCli/telefones', {
  acao: 'CLIENTE_TELEFONES',
  descricao: 'Telefones de um cliente',
  le: ['contatos'],
  params: paramsDoCliente,
  resposta: listaCompleta(
    z.object({
      id: z.number(),
      tel: z.string(),
      desc: z.string(),
      tipoDesc: z.string(),
      whatsapp: z.boolean(),
      principal: z.boolean(),
      idCli: z.number(),
      permiteEditar: z.boolean(),
    }),
  ),
})

export const listarEmails = contrato('GET /sac/contatos/:idCli/emails', {
  acao: 'CLIENTE_EMAILS',
  descricao: 'E-mails de um cliente',
  le: ['contatos'],
  params: paramsDoCliente,
  resposta: listaCompleta(
    z.object({
      id: z.number(),
      email: z.string(),
      desc: z.string(),
      tipoDesc: z.string(),
      principal: z.boolean(),
      idCli: z.number(),
      permiteEditar: z.boolean(),
    }),
  ),
})
