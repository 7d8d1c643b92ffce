import {
  camposDe,
  escolha,
  escolhas,
  filtroDeFilial,
  periodo,
  simNao,
  termo,
} from '@balcao/dominio/listas/campos'
import type { Acao } from '@balcao/dominio/permissoes'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Contexto } from '../platform/listas/contexto.ts'
import { filtrosDosCampos } from './filtros-dos-campos.ts'

const CAMPOS = camposDe(z.object({ id: z.number() }))({
  termo: termo('Nome…'),
  cor: { rotulo: 'Cor', filtro: escolha({ AZUL: 'Azul' }, { todos: 'Qualquer' }) },
  dono: { rotulo: 'Dono', acao: 'TICKET_INTERNO', filtro: escolhas({ extra: true }) },
  setor: { rotulo: 'Setor', filtro: { ...escolhas(), acao: 'TICKET_ASSUMIR' } },
  filial: { rotulo: 'Filial', filtro: filtroDeFilial(true) },
  meus: { rotulo: 'Dono', filtro: simNao('Só os meus') },
  ...periodo('Abertura', 'Data de abertura'),
  vlMin: { rotulo: 'Valor', filtro: { esquema: z.optional(z.number()) } },
  semFiltro: { rotulo: 'Nada' },
})
const filtros = filtrosDosCampos(CAMPOS, { setor: { opcoes: [{ valor: 1, nome: 'SAC' }] } })
const de = (campo: string) =>
  filtros.find((filtro) => ('campo' in filtro ? filtro.campo : filtro.tipo) === campo) as unknown as {
    se: (contexto: Contexto) => boolean
  }
const quem = (acoes: Acao[], filiais = 1) =>
  ({
    pode: (acao: Acao) => acoes.includes(acao),
    filiais: Array.from({ length: filiais }, (_, i) => ({ idFil: i })),
  }) as unknown as Contexto

it('TIC-01 cada campo com filtro tem o seu controle, na ordem deles; o que vem com outro não tem', () => {
  expect(filtros.map(({ tipo }) => tipo)).toEqual([
    ...['termo', 'escolha', 'escolhas', 'escolhas', 'escolhas', 'sim-nao', 'periodo'],
  ])
})

it('TIC-01 os nomes que o campo sabe são as opções; os outros, a tela diz', () => {
  expect(de('cor')).toMatchObject({
    rotulo: 'Cor',
    todos: 'Qualquer',
    opcoes: [{ valor: 'AZUL', nome: 'Azul' }],
  })
  expect(de('setor')).toMatchObject({ opcoes: [{ valor: 1, nome: 'SAC' }] })
  expect(de('dono')).toMatchObject({ extra: true, opcoes: [] })
  expect(de('periodo')).toMatchObject({ de: 'dtIni', ate: 'dtFim', rotuloDoCampo: 'Data de abertura' })
})

it.each([
  ['dono', [], false],
  ['dono', ['TICKET_INTERNO'], true],
  ['setor', ['TICKET_INTERNO'], false],
  ['setor', ['TICKET_ASSUMIR'], true],
  ['cor', [], true],
] as const)('PER-01 %s para quem tem %j: %s', (campo, acoes, ve) => {
  expect(de(campo).se(quem([...acoes]))).toBe(ve)
})

it('SHL-02 a filial só para quem trabalha em várias, e só se a tela deixa', () => {
  expect([de('filial').se(quem([], 1)), de('filial').se(quem([], 2))]).toEqual([false, true])
  const escondida = filtrosDosCampos<typeof CAMPOS, { filial?: number[]; page?: number }>(CAMPOS, {
    filial: { se: () => false },
  }).find((filtro) => 'campo' in filtro && filtro.campo === 'filial') as unknown as {
    se: (contexto: Contexto) => boolean
  }
  expect(escondida.se(quem([], 2))).toBe(false)
})
