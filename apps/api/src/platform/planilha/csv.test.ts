import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import type { ColunaDaPlanilha, LinhaDaPlanilha } from './coluna.ts'
import { escreverCsv } from './csv.ts'

const COLUNAS: ColunaDaPlanilha[] = [
  { titulo: 'Assunto', tipo: 'texto' },
  { titulo: 'Aberto em', tipo: 'data' },
  { titulo: 'Quantidade', tipo: 'numero' },
  { titulo: 'Valor', tipo: 'numero', casas: 2 },
]

async function* emFluxo(linhas: Iterable<LinhaDaPlanilha>) {
  yield* linhas
}

async function escrever(linhas: Iterable<LinhaDaPlanilha>, colunas = COLUNAS): Promise<string> {
  const bytes = await buffer(escreverCsv(colunas, emFluxo(linhas)))
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

const celulas = async (tipo: ColunaDaPlanilha['tipo'], valores: LinhaDaPlanilha, casas?: number) =>
  (
    await escrever(
      valores.map((valor) => [valor]),
      [{ titulo: 'x', tipo, ...(casas !== undefined && { casas }) }],
    )
  )
    .split('\r\n')
    .slice(1, -1)

describe('CSV', () => {
  it('começa pela marca UTF-8, separa por ponto e vírgula e termina cada linha em CRLF', async () => {
    expect(await escrever([['Devolução', '2026-03-11T17:32:00Z', '2.5000', '1234.5']])).toBe(
      '\uFEFFAssunto;Aberto em;Quantidade;Valor\r\nDevolução;11/03/2026 14:32;2,5000;1234,50\r\n',
    )
  })

  it('sem linhas, só o cabeçalho', async () => {
    expect(await escrever([])).toBe('\uFEFFAssunto;Aberto em;Quantidade;Valor\r\n')
  })

  it('põe entre aspas o que tem separador, aspas ou quebra de linha', async () => {
    expect(await celulas('texto', ['a;b', 'diz "oi"', 'linha 1\nlinha 2', 'a,b', ' x '])).toEqual([
      '"a;b"',
      '"diz ""oi"""',
      '"linha 1\nlinha 2"',
      'a,b',
      ' x ',
    ])
  })

  it.each([
    '=1+1',
    '+55 11 98765-4321',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1+1',
    '=HYPERLINK("http://x";"y")',
  ])('um texto que começa como fórmula não é executado: %j', async (texto) => {
    const csv = await escrever([[texto]], [{ titulo: texto, tipo: 'texto' }])
    for (const linha of csv.replace('\uFEFF', '').split('\r\n').filter(Boolean)) expect(linha).toMatch(/^"?'/)
  })

  it('um texto em coluna de número ou de data também não', async () => {
    expect(await celulas('numero', ['=1+1', '-1;2'])).toEqual(["'=1+1", `"'-1;2"`])
    expect(await celulas('data', ['=agora()', '-'])).toEqual(["'=agora()", "'-"])
  })

  it('números negativos continuam números', async () => {
    expect(await celulas('numero', [-1.5, '-10', 0, '0.0000001', 1e-7, 1e21])).toEqual([
      '-1,5',
      '-10',
      '0',
      '0,0000001',
      '0,0000001',
      '1000000000000000000000',
    ])
  })

  it.each([
    [0, ['-2', '10', '0', '']],
    [2, ['-1,50', '10,00', '0,12', '']],
    [3, ['-1,500', '10,000', '0,123', '']],
  ])('GER-02 com %i casas, sempre tantas', async (casas, esperadas) => {
    expect(await celulas('numero', [-1.5, '10', '0.1234', null], casas)).toEqual(esperadas)
  })

  it('datas na hora de São Paulo; uma data sem hora fica sem hora', async () => {
    const valores = [
      new Date('2026-03-01T02:30:00Z'),
      '2018-12-01T14:05:00Z',
      '2026-03-01',
      null,
      new Date('x'),
    ]
    expect(await celulas('data', valores)).toEqual([
      '28/02/2026 23:30',
      '01/12/2018 12:05',
      '01/03/2026',
      '',
      '',
    ])
  })

  it('vazio, sim e não; tira caracteres de controle', async () => {
    expect(await celulas('texto', [null, undefined, true, false, 'a\u0000b\u0007c\uD800d', '😀'])).toEqual([
      '',
      '',
      'Sim',
      'Não',
      'abcd',
      '😀',
    ])
  })

  it('50 mil linhas saem em pedaços pequenos, lidas só quando pedidas', async () => {
    let lidas = 0
    async function* linhas() {
      for (; lidas < 50_000; lidas++) yield ['Assunto de tamanho comum', '2026-03-11', lidas, '10.00']
    }
    let pedacos = 0
    let total = 0
    for await (const pedaco of escreverCsv(COLUNAS, linhas())) {
      expect(pedaco.length).toBeLessThan(80 * 1024)
      if (pedacos === 0) expect(lidas).toBeLessThan(3_000)
      pedacos++
      total += Buffer.from(pedaco).toString().split('\r\n').length - 1
    }
    expect(pedacos).toBeGreaterThan(20)
    expect(total).toBe(50_001)
  })
})
