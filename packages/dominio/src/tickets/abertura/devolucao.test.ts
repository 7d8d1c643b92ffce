import { describe, expect, it } from 'vitest'
import { MENSAGENS } from '../../mensagens.ts'
import { montarChave } from '../../notas/chave.ts'
import type { TipoDeTicketNoFio } from '../catalogo/contratos.ts'
import {
  cabeEmDuasTelas,
  devolviveisPrimeiro,
  lerTermoDaDevolucao,
  situacaoDaDevolucao,
  type TermoDaDevolucao,
} from './devolucao.ts'

const CHAVE = montarChave({
  cUF: '35',
  aamm: '2611',
  cnpj: '11222333000181',
  modelo: '55',
  serie: 1,
  numero: 4711,
  tpEmis: '1',
  cNF: '12345678',
})
const OUTRO_DIGITO = CHAVE.slice(0, 43) + ((Number(CHAVE[43]) + 1) % 10)
const emGrupos = CHAVE.match(/.{4}/g)?.join(' ') ?? ''

describe('MES-07 um campo para número, chave ou cliente', () => {
  it.each<[string, TermoDaDevolucao]>([
    ['4711', { tipo: 'NUMERO', numero: 4711 }],
    [' 000.004.711 ', { tipo: 'NUMERO', numero: 4711 }],
    ['999999999', { tipo: 'NUMERO', numero: 999_999_999 }],
    [CHAVE, { tipo: 'CHAVE', chave: CHAVE }],
    [emGrupos, { tipo: 'CHAVE', chave: CHAVE }],
    [OUTRO_DIGITO, { tipo: 'ERRADO', mensagem: MENSAGENS.chaveDeAcessoErrada }],
    [CHAVE.slice(0, 43), { tipo: 'ERRADO', mensagem: MENSAGENS.chaveDeAcessoIncompleta(43) }],
    [`${CHAVE}${CHAVE}`, { tipo: 'ERRADO', mensagem: MENSAGENS.chaveDeAcessoIncompleta(88) }],
    ['11.222.333/0001-81', { tipo: 'CLIENTE', termo: '11.222.333/0001-81' }],
    ['11222333000181', { tipo: 'CLIENTE', termo: '11222333000181' }],
    ['0', { tipo: 'CLIENTE', termo: '0' }],
    [' mercado estrela ', { tipo: 'CLIENTE', termo: 'mercado estrela' }],
    ['', { tipo: 'CLIENTE', termo: '' }],
  ])('%j', (digitado, lido) => {
    expect(lerTermoDaDevolucao(digitado)).toEqual(lido)
  })
})

const tipoDe = (usos: Partial<TipoDeTicketNoFio>): TipoDeTicketNoFio => ({
  id: 1,
  chave: 'DEVOLUCAO',
  desc: 'Devolução',
  menu: { key: 'SOLICITACAO', description: 'Solicitação' },
  usa_assunto: 1,
  usa_consumidor_final: 0,
  usa_nota: 0,
  usa_produto: 0,
  usa_nota_produto: 2,
  usa_prorrogacao: 0,
  usa_mensagem: 2,
  usa_transportadora: 1,
  permite_espelho: true,
  troca: false,
  motivos: { obrigatorio: true, itens: [] },
  ...usos,
})

it.each<[string, Partial<TipoDeTicketNoFio>, boolean]>([
  ['produtos de uma nota que voltam', {}, true],
  ['produtos opcionais', { usa_nota_produto: 1 }, true],
  ['sem produtos de nota', { usa_nota_produto: 0 }, false],
  ['produtos que não voltam', { permite_espelho: false }, false],
  ['notas inteiras', { usa_nota_produto: 0, usa_nota: 2 }, false],
  ['também uma nota inteira', { usa_nota: 2 }, false],
  ['também um produto avulso', { usa_produto: 2 }, false],
  ['avulsos só se quiser', { usa_produto: 1 }, true],
  ['também uma prorrogação', { usa_prorrogacao: 2 }, false],
])('MES-07 cabe em duas telas: %s', (_, usos, cabe) => {
  expect(cabeEmDuasTelas(tipoDe(usos))).toBe(cabe)
})

it.each([
  [3, true, 'DISPONIVEL'],
  [0, true, 'DEVOLVIDA'],
  [3, false, 'FORA_DO_PRAZO'],
  [0, false, 'FORA_DO_PRAZO'],
] as const)('MES-07 restando %i produtos, no prazo %s: %s', (restam, noPrazo, situacao) => {
  expect(situacaoDaDevolucao(restam, noPrazo)).toBe(situacao)
})

it('MES-07 o que ainda se devolve vem primeiro, e o resto na ordem em que estava', () => {
  const notas = (['DEVOLVIDA', 'DISPONIVEL', 'FORA_DO_PRAZO', 'DISPONIVEL'] as const).map((situacao, id) => ({
    id,
    situacao,
  }))
  expect(devolviveisPrimeiro(notas).map(({ id }) => id)).toEqual([1, 3, 0, 2])
})
