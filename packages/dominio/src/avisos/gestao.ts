import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { camposDe, consultaDe, escolha, simNao } from '../listas/campos.ts'
import { lista } from '../listas/esquemas.ts'
import type { TipoDeUsuario } from '../usuarios.ts'
import { campoId, campoVersao } from '../validacao.ts'
import { SITUACOES_DO_AVISO, type SituacaoDoAviso } from './publicacao.ts'

// ADM-08 Notices as whoever publishes them follows them: when each shows, to whom, and who has read it.

const acao = 'AVISO_PUBLICAR'

const avisoPublicado = z.object({
  id: z.number(),
  titulo: z.string(),
  mensagem: z.string(),
  importante: z.boolean(),
  situacao: z.custom<SituacaoDoAviso>(),
  /** Whom it is for, in words. */
  publico: z.string(),
  datahora_inicio: z.string(),
  /** Null is until somebody takes it away. */
  datahora_fim: z.nullable(z.string()),
  autor: z.nullable(z.string()),
  lidos: z.number(),
  versao: z.number(),
})
export type AvisoPublicado = z.output<typeof avisoPublicado>

export const CAMPOS_DO_AVISO_PUBLICADO = camposDe(avisoPublicado)({
  titulo: { rotulo: 'Aviso', coluna: { larguraMinima: 240, peso: 4 } },
  situacao: {
    rotulo: 'Situação',
    filtro: escolha(SITUACOES_DO_AVISO, { todos: 'Todas' }),
    valor: ({ situacao }) => SITUACOES_DO_AVISO[situacao],
    coluna: { largura: 120, noCartao: 'canto' },
  },
  publico: {
    rotulo: 'Para quem',
    coluna: { larguraMinima: 220, peso: 3, dispensavel: 2, noCartao: 'linha' },
  },
  datahora_inicio: {
    rotulo: 'Início',
    tipo: 'instante',
    ordem: { dtInicio: 'Início' },
    coluna: { largura: 140, noCartao: 1 },
  },
  datahora_fim: {
    rotulo: 'Fim',
    tipo: 'instante',
    coluna: { largura: 140, dispensavel: 1, noCartao: 'oculto' },
  },
  autor: { rotulo: 'Autor', coluna: { largura: 140, dispensavel: 3, noCartao: 'oculto' } },
  lidos: { rotulo: 'Lido por', tipo: 'numero', coluna: { largura: 90, noCartao: 1 } },
})

export const listarAvisosPublicados = contrato('GET /administracao/avisos', {
  acao,
  descricao: 'Avisos publicados, agendados, encerrados e retirados, com quantas pessoas leram cada um',
  le: ['avisos'],
  query: consultaDe(CAMPOS_DO_AVISO_PUBLICADO, 'dtInicio', 20),
  resposta: lista(avisoPublicado),
})

const params = z.object({ idAviso: campoId })

const leitura = z.object({
  id: z.number(),
  nome: z.string(),
  tipo: z.custom<TipoDeUsuario>(),
  /** Null of whoever it is for and has not read it. */
  lidoEm: z.nullable(z.string()),
})
export type LeituraDoAviso = z.output<typeof leitura>

export const CAMPOS_DA_LEITURA = camposDe(leitura)({
  nome: { rotulo: 'Pessoa', ordem: { nome: 'Nome' } },
  lidoEm: { rotulo: 'Leitura', tipo: 'instante' },
  faltam: { rotulo: 'Leitura', filtro: simNao('Só quem não leu') },
})

/** ADM-08 Who has read it, or who of its public has not. */
export const listarLeiturasDoAviso = contrato('GET /administracao/avisos/:idAviso/leituras', {
  acao,
  descricao: 'Quem leu um aviso, ou quem do público dele ainda não leu',
  le: ['avisos'],
  params,
  query: consultaDe(CAMPOS_DA_LEITURA, 'nome', 20),
  resposta: lista(leitura),
})

export const retirarAviso = contrato('POST /administracao/avisos/:idAviso/retirar', {
  acao,
  descricao: 'Retira um aviso de todos, ou desiste de um agendado',
  muda: ['avisos'],
  params,
  corpo: z.object({ versao: campoVersao }),
  resposta: z.object({ message: z.string() }),
})
