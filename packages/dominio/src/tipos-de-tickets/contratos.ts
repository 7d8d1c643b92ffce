import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { listaCompleta } from '../listas/esquemas.ts'
import { campoId, campoVersao, texto } from '../validacao.ts'
import { conteudoDoTipo, MAXIMO_DE_ETAPAS } from './conteudo.ts'
import type { Diferenca } from './diferenca.ts'
import type { ProblemaDoTipo } from './regras.ts'

const acao = 'CATALOGO_CONFIGURAR'
const LE = ['catalogo-de-tickets', 'setores'] as const
const MUDA = ['catalogo-de-tickets', 'tickets'] as const
const params = z.object({ idTipo: campoId })
const RAIZ = '/administracao/tipos-de-tickets'

/** Open tickets of a publication of a type. */
const naVersao = z.object({ numero: z.number(), abertos: z.number() })

const tipoDaLista = z.object({
  id: z.number(),
  chave: z.string(),
  nome: z.string(),
  menu: z.string(),
  ativo: z.boolean(),
  /** The publication in force. */
  numero: z.number(),
  rascunho: z.boolean(),
  versoes: z.array(naVersao),
})
export type TipoDaAdministracao = z.output<typeof tipoDaLista>

export const listarTiposDaAdministracao = contrato(`GET ${RAIZ}`, {
  acao,
  descricao: 'Tipos de ticket, com a versão em vigor, o rascunho e os tickets abertos de cada versão',
  le: ['catalogo-de-tickets', 'tickets'],
  resposta: listaCompleta(tipoDaLista),
})

const opcao = z.object({ id: z.number(), nome: z.string() })

const tipoEmEdicao = z.extend(tipoDaLista, {
  publicado: conteudoDoTipo,
  /** What is in force where nobody began a draft. */
  rascunhado: conteudoDoTipo,
  /** Of the draft; 0 where there is none. */
  versao: z.number(),
  problemas: z.array(z.custom<ProblemaDoTipo>()),
  diferencas: z.array(z.custom<Diferenca>()),
  /** Where the open tickets are that would stay. */
  abertosPorEtapa: z.array(z.object({ numero: z.number(), etapa: z.string(), tickets: z.number() })),
  menus: z.array(opcao),
  setores: z.array(z.extend(opcao, { temGente: z.boolean() })),
  /** In one that waits for the customer the deadlines stand still. */
  situacoes: z.array(z.extend(opcao, { esperaCliente: z.boolean() })),
  temComoConcluir: z.boolean(),
})
export type TipoEmEdicao = z.output<typeof tipoEmEdicao>

export const obterTipoDaAdministracao = contrato(`GET ${RAIZ}/:idTipo`, {
  acao,
  descricao: 'Um tipo de ticket: o que está em vigor, o rascunho, o que ele mudaria e o que o impede',
  le: LE,
  params,
  resposta: tipoEmEdicao,
})

const feito = z.object({ message: z.string(), id: z.number() })

export const criarTipoDeTicket = contrato(`POST ${RAIZ}`, {
  acao,
  descricao: 'Cria um tipo de ticket a partir de outro, fora de uso até ser publicado',
  muda: MUDA,
  corpo: z.object({ nome: texto(1, 60), modelo: campoId }),
  resposta: feito,
})

export const guardarRascunhoDoTipo = contrato(`PUT ${RAIZ}/:idTipo/rascunho`, {
  acao,
  descricao: 'Guarda o rascunho de um tipo de ticket: nada muda para quem atende',
  muda: MUDA,
  params,
  corpo: z.object({ conteudo: conteudoDoTipo, versao: z.int().check(z.minimum(0), z.maximum(1_000_000)) }),
  resposta: feito,
})

export const descartarRascunhoDoTipo = contrato(`POST ${RAIZ}/:idTipo/rascunho/descartar`, {
  acao,
  descricao: 'Descarta o rascunho de um tipo de ticket',
  muda: MUDA,
  params,
  corpo: z.object({ versao: campoVersao }),
  resposta: feito,
})

export const publicarTipoDeTicket = contrato(`POST ${RAIZ}/:idTipo/publicar`, {
  acao,
  descricao: 'Publica o rascunho como a versão em vigor; os tickets abertos ficam na que tinham',
  muda: MUDA,
  params,
  corpo: z.object({ versao: campoVersao }),
  resposta: feito,
})

export const retirarTipoDeTicket = contrato(`POST ${RAIZ}/:idTipo/retirar`, {
  acao,
  descricao: 'Retira um tipo de ticket: não se abrem mais; os abertos seguem até o fim',
  muda: MUDA,
  params,
  corpo: z.object({}),
  resposta: feito,
})

export const restaurarTipoDeTicket = contrato(`POST ${RAIZ}/:idTipo/restaurar`, {
  acao,
  descricao: 'Traz de volta um tipo de ticket',
  muda: MUDA,
  params,
  corpo: z.object({}),
  resposta: feito,
})

const numeroDaVersao = z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(1_000_000))

const etapaAMover = z.object({
  de: z.object({ id: z.number(), nome: z.string() }),
  tickets: z.number(),
  /** The one in force that continues it; null where none does. */
  para: z.nullable(z.number()),
})

export const previaDaMudancaDeVersao = contrato(`GET ${RAIZ}/:idTipo/mover`, {
  acao,
  descricao: 'Os tickets abertos de uma versão, por etapa, e para qual etapa da versão em vigor iriam',
  le: ['catalogo-de-tickets', 'tickets'],
  params,
  query: z.object({ numero: numeroDaVersao }),
  resposta: z.extend(listaCompleta(etapaAMover), {
    destinos: z.array(z.object({ id: z.number(), nome: z.string(), setor: z.string() })),
  }),
})

/** How many go at once: each is a change with its history. */
export const TICKETS_POR_VEZ = 200

export const moverTicketsDeVersao = contrato(`POST ${RAIZ}/:idTipo/mover`, {
  acao,
  descricao: 'Passa os tickets abertos de uma versão à que está em vigor, cada etapa à que se escolheu',
  muda: ['tickets', 'historico', 'catalogo-de-tickets'],
  params,
  corpo: z.object({
    numero: numeroDaVersao,
    /** Where what was seen no longer is, nothing moves. */
    para: numeroDaVersao,
    etapas: z
      .array(z.object({ de: campoId, para: campoId }))
      .check(z.minLength(1), z.maxLength(MAXIMO_DE_ETAPAS)),
  }),
  resposta: z.object({ message: z.string(), movidos: z.number(), faltam: z.number() }),
})
