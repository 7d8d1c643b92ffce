import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Acao } from '../permissoes.ts'
import {
  camposDe,
  camposVisiveis,
  consultaDe,
  escolha,
  escolhas,
  escolhasDe,
  filtroDeFilial,
  filtrosDe,
  filtrosPermitidos,
  ordenacoesDe,
  periodo,
  registro,
  simNao,
  termo,
  valorDoCampo,
} from './campos.ts'

const CORES = { AZUL: 'Azul', ROSA: 'Rosa' } as const
const linha = z.object({ id: z.number(), nome: z.string(), dono: z.nullable(z.object({ nome: z.string() })) })
const CAMPOS = camposDe(linha)({
  termo: termo('Nome…'),
  id: { rotulo: 'Número', tipo: 'numero', ordem: { id: 'Número' } },
  nome: { rotulo: 'Nome', ordem: { nome: 'Nome' } },
  dono: { rotulo: 'Dono', acao: 'TICKET_INTERNO', filtro: escolhas(), valor: ({ dono }) => dono?.nome },
  setor: { rotulo: 'Setor', filtro: { ...escolhas(), acao: 'TICKET_ASSUMIR' } },
  cor: { rotulo: 'Cor', filtro: escolha(CORES) },
  cores: { rotulo: 'Cores', filtro: escolhasDe(CORES) },
  meus: { rotulo: 'Dono', filtro: simNao('Só os meus') },
  idCli: { rotulo: 'Cliente', filtro: registro('cliente') },
  ...periodo('Abertura', 'Data de abertura'),
  idade: { rotulo: 'Idade', valor: (_linha, agora) => agora.getUTCFullYear() - 2000 },
})
const CONSULTA = consultaDe(CAMPOS, 'nome', 20)
const ler = (query: object) => z.safeParse(CONSULTA, query)

it('TIC-01 a consulta tem um filtro por campo que o diz, a ordem e as páginas, e nada mais', () => {
  expect(Object.keys(CONSULTA.shape)).toEqual([
    ...['termo', 'dono', 'setor', 'cor', 'cores', 'meus', 'idCli', 'dtIni', 'dtFim'],
    ...['orderBy', 'direction', 'page', 'take'],
  ])
  expect(Object.keys(filtrosDe(CAMPOS))).toHaveLength(9)
  expect(z.parse(CONSULTA, {})).toEqual({
    ...{ termo: '', dono: [], setor: [], cores: [], meus: false },
    ...{ orderBy: 'nome', page: 1, take: 20 },
  })
})

it.each([
  [{ cor: 'AZUL' }, true],
  [{ cor: 'VERDE' }, false],
  [{ cores: ['AZUL', 'ROSA'] }, true],
  [{ cores: ['VERDE'] }, false],
  [{ dono: Array.from({ length: 50 }, (_, i) => i + 1) }, true],
  [{ dono: Array.from({ length: 51 }, (_, i) => i + 1) }, false],
  [{ dono: [0] }, false],
  [{ idCli: 'x' }, false],
  [{ meus: 'true' }, true],
  [{ meus: 'talvez' }, false],
  [{ dtIni: '2026-02-29' }, false],
  [{ dtFim: '2028-02-29' }, true],
  [{ orderBy: 'id' }, true],
  [{ orderBy: 'dono' }, false],
  [{ take: 101 }, false],
])('SEG-04 %j na consulta: %s', (query, vale) => {
  expect(ler(query).success).toBe(vale)
})

it('DOC-06 as ordens são as que os campos dizem, com o nome de cada uma', () => {
  expect(ordenacoesDe(CAMPOS)).toEqual({ id: 'Número', nome: 'Nome' })
})

const de =
  (...acoes: Acao[]) =>
  (acao: Acao) =>
    acoes.includes(acao)
const FILTROS = { dono: [1], setor: [2], cor: 'AZUL', page: 3 }

it.each([
  ['quem não pode nada', de(), ['cor', 'page']],
  ['quem vê o campo', de('TICKET_INTERNO'), ['dono', 'cor', 'page']],
  ['quem só filtra por ele', de('TICKET_ASSUMIR'), ['setor', 'cor', 'page']],
  ['quem pode tudo', de('TICKET_INTERNO', 'TICKET_ASSUMIR'), ['dono', 'setor', 'cor', 'page']],
])('PER-01 filtros que valem: %s', (_quem, pode, esperados) => {
  expect(Object.keys(filtrosPermitidos(CAMPOS, FILTROS, pode))).toEqual(esperados)
})

it('PER-01 o campo que não se pode ver não se mostra; o que só não se filtra, sim', () => {
  const nomes = (pode: (acao: Acao) => boolean) => camposVisiveis(CAMPOS, pode).map(([nome]) => nome)
  expect(nomes(de())).not.toContain('dono')
  expect(nomes(de())).toContain('setor')
  expect(nomes(de('TICKET_INTERNO'))).toContain('dono')
})

it('MES-09 o valor é o que a linha tem com o nome do campo, ou o que ele diz', () => {
  const item = { id: 7, nome: 'Ana', dono: { nome: 'Rui' } }
  const agora = new Date('2026-11-18T12:00:00Z')
  const valor = (nome: 'nome' | 'dono' | 'idade') => valorDoCampo(nome, CAMPOS[nome], item, agora)
  expect([valor('nome'), valor('dono'), valor('idade')]).toEqual(['Ana', 'Rui', 26])
})

it('TIC-01 um filtro está à vista, e só se pede fica atrás de Mais filtros', () => {
  const extra = true
  const feitos = (modo?: { extra: boolean }) => [
    escolha(CORES, modo),
    escolhas(modo),
    escolhasDe(CORES, modo),
    simNao('Sim', modo),
    registro('cliente', modo?.extra),
    filtroDeFilial(modo?.extra),
  ]
  expect(feitos().map((filtro) => filtro.extra)).toEqual(feitos().map(() => false))
  expect(feitos({ extra }).map((filtro) => filtro.extra)).toEqual(feitos().map(() => true))
})
