import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { listarZip } from '../arquivos/zip.ts'
import type { ColunaDaPlanilha, LinhaDaPlanilha } from './coluna.ts'
import { escreverXlsx } from './xlsx.ts'
import { letrasDaColuna } from './xlsx-partes.ts'

const COLUNAS: ColunaDaPlanilha[] = [
  { titulo: 'Assunto', tipo: 'texto', largura: 40 },
  { titulo: 'Aberto em', tipo: 'data' },
  { titulo: 'Quantidade', tipo: 'numero' },
  { titulo: 'Valor (R$) & <total>', tipo: 'numero', casas: 2 },
]

async function* emFluxo(linhas: Iterable<LinhaDaPlanilha>) {
  yield* linhas
}

type Elemento = { nome: string; atributos: Record<string, string>; texto: string; filhos: Elemento[] }

/** A strict reader: anything that is not well-formed XML throws. */
function lerXml(xml: string): Elemento {
  const raiz: Elemento = { nome: '', atributos: {}, texto: '', filhos: [] }
  const pilha = [raiz]
  const leitor = new SaxesParser()
  leitor.on('error', (erro) => {
    throw erro
  })
  leitor.on('opentag', ({ name, attributes }) => {
    const elemento = {
      nome: name,
      atributos: { ...attributes } as Record<string, string>,
      texto: '',
      filhos: [],
    }
    pilha.at(-1)?.filhos.push(elemento)
    pilha.push(elemento)
  })
  leitor.on('text', (texto) => {
    const atual = pilha.at(-1)
    if (atual) atual.texto += texto
  })
  leitor.on('closetag', () => {
    pilha.pop()
  })
  leitor.write(xml).close()
  return raiz.filhos[0] ?? raiz
}

const todos = (elemento: Elemento, nome: string): Elemento[] =>
  elemento.filhos.flatMap((filho) => [...(filho.nome === nome ? [filho] : []), ...todos(filho, nome)])
const um = (elemento: Elemento, nome: string) => todos(elemento, nome)[0]

async function abrir(linhas: Iterable<LinhaDaPlanilha>, colunas = COLUNAS) {
  const bytes = await buffer(escreverXlsx(colunas, emFluxo(linhas)))
  const partes = Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([nome, conteudo]) => [
      nome,
      lerXml(new TextDecoder().decode(conteudo)),
    ]),
  )
  const parte = (nome: string) => partes[nome] ?? { nome: '', atributos: {}, texto: '', filhos: [] }
  return { bytes, nomes: Object.keys(partes), parte, folha: parte('xl/worksheets/sheet1.xml') }
}

/** What a program shows: the value of each cell with the format its style points to. */
async function celulas(tipo: ColunaDaPlanilha['tipo'], valores: LinhaDaPlanilha, casas?: number) {
  const { folha, parte } = await abrir(
    valores.map((valor) => [valor]),
    [{ titulo: 'x', tipo, ...(casas !== undefined && { casas }) }],
  )
  const estilos = parte('xl/styles.xml')
  const formatos = new Map(
    todos(estilos, 'numFmt').map((f) => [f.atributos.numFmtId, f.atributos.formatCode]),
  )
  const xfs = um(estilos, 'cellXfs')?.filhos ?? []
  return todos(folha, 'row')
    .slice(1)
    .map(({ filhos: [celula] }) => {
      if (!celula) return null
      const id = xfs[Number(celula.atributos.s)]?.atributos.numFmtId ?? ''
      return celula.atributos.t === 'inlineStr'
        ? { texto: um(celula, 't')?.texto }
        : { valor: um(celula, 'v')?.texto, formato: formatos.get(id) ?? id }
    })
}

describe('XLSX', () => {
  it('é um pacote cujas partes se encontram', async () => {
    const { bytes, nomes, parte } = await abrir([['a', '2026-03-11', 1, '2.50']])
    expect(listarZip(bytes)?.map(({ nome }) => nome)).toEqual(nomes)
    expect(nomes[0]).toBe('[Content_Types].xml')
    const tipos = todos(parte('[Content_Types].xml'), 'Override').map(({ atributos }) => atributos.PartName)
    expect(tipos.sort()).toEqual(
      nomes
        .filter((nome) => /^xl\/[^_]/.test(nome))
        .map((nome) => `/${nome}`)
        .sort(),
    )
    for (const [arquivo, base] of [
      ['_rels/.rels', ''],
      ['xl/_rels/workbook.xml.rels', 'xl/'],
    ] as const) {
      const alvos = todos(parte(arquivo), 'Relationship').map(({ atributos }) => base + atributos.Target)
      expect(alvos.length).toBeGreaterThan(0)
      for (const alvo of alvos) expect(nomes).toContain(alvo)
    }
    const folhas = todos(parte('xl/workbook.xml'), 'sheet').map(({ atributos }) => atributos['r:id'])
    expect(todos(parte('xl/_rels/workbook.xml.rels'), 'Relationship').map((r) => r.atributos.Id)).toContain(
      folhas[0],
    )
  })

  it('as contagens da folha de estilos são verdadeiras', async () => {
    const estilos = (await abrir([])).parte('xl/styles.xml')
    for (const nome of ['numFmts', 'fonts', 'fills', 'borders', 'cellStyleXfs', 'cellXfs', 'cellStyles']) {
      const lista = um(estilos, nome)
      expect(lista?.filhos.length, nome).toBe(Number(lista?.atributos.count))
    }
    for (const xf of um(estilos, 'cellXfs')?.filhos ?? []) {
      expect(Number(xf.atributos.fontId)).toBeLessThan(um(estilos, 'fonts')?.filhos.length ?? 0)
      expect(Number(xf.atributos.fillId)).toBeLessThan(um(estilos, 'fills')?.filhos.length ?? 0)
    }
  })

  it('cabeçalho em negrito, congelado e com filtro; larguras das colunas', async () => {
    const { folha, parte } = await abrir([
      ['a', null, 1, 2],
      ['b', null, 1, 2],
    ])
    // The order of these elements is fixed by the schema.
    expect(folha.filhos.map(({ nome }) => nome)).toEqual([
      'sheetViews',
      'sheetFormatPr',
      'cols',
      'sheetData',
      'autoFilter',
    ])
    expect(um(folha, 'pane')?.atributos).toMatchObject({ ySplit: '1', topLeftCell: 'A2', state: 'frozen' })
    expect(um(folha, 'autoFilter')?.atributos.ref).toBe('A1:D3')
    expect(um(parte('xl/workbook.xml'), 'definedName')?.texto).toBe('Dados!$A$1:$D$3')
    expect(todos(folha, 'col').map(({ atributos }) => Number(atributos.width))).toEqual([40, 17, 14, 23])
    const titulos = todos(folha, 'row')[0]?.filhos ?? []
    expect(titulos.map((c) => um(c, 't')?.texto)).toEqual(COLUNAS.map(({ titulo }) => titulo))
    const estilo = um(parte('xl/styles.xml'), 'cellXfs')?.filhos[Number(titulos[0]?.atributos.s)]
    const fonte = um(parte('xl/styles.xml'), 'fonts')?.filhos[Number(estilo?.atributos.fontId)]
    expect(fonte?.filhos.map(({ nome }) => nome)).toContain('b')
  })

  it('cada célula diz onde está, também depois de uma vazia', async () => {
    const { folha } = await abrir([['a', null, null, 2]])
    const linha = todos(folha, 'row')[1]
    expect(linha?.atributos.r).toBe('2')
    expect(linha?.filhos.map(({ atributos }) => atributos.r)).toEqual(['A2', 'D2'])
  })

  it('datas são datas do Excel, na hora de São Paulo', async () => {
    const comHora = 'dd/mm/yyyy\\ hh:mm'
    expect(
      await celulas('data', [
        '2026-03-11T15:00:00Z',
        new Date('2026-03-01T02:30:00Z'),
        '2018-12-01T14:00:00Z',
        '2026-03-11',
        '1900-03-01',
        '1900-02-28',
        null,
        'amanhã',
      ]),
    ).toEqual([
      { valor: '46092.5', formato: comHora },
      { valor: String(46081 + 23.5 / 24), formato: comHora },
      { valor: '43435.5', formato: comHora },
      { valor: '46092', formato: 'dd/mm/yyyy' },
      { valor: '61', formato: 'dd/mm/yyyy' },
      { texto: '1900-02-28' },
      null,
      { texto: 'amanhã' },
    ])
  })

  it('números são números; o que não é número vai como texto', async () => {
    expect(await celulas('numero', [1.5, '-2.5000', 0, 1e-7, Number.NaN, '12A'])).toEqual([
      { valor: '1.5', formato: '0' },
      { valor: '-2.5000', formato: '0' },
      { valor: '0', formato: '0' },
      { valor: '0.0000001', formato: '0' },
      null,
      { texto: '12A' },
    ])
  })

  it.each([
    [0, '#,##0'],
    [2, '#,##0.00'],
    [3, '#,##0.000'],
  ])('GER-02 com %i casas, o valor inteiro mostrado com elas', async (casas, formato) => {
    expect(await celulas('numero', ['1234.5678'], casas)).toEqual([{ valor: '1234.5678', formato }])
  })

  it('texto nunca é fórmula, perde o que o XML proíbe e guarda o resto', async () => {
    const valores = [
      '=1+1',
      '35260512345678000195550010000006041448679011',
      'a\u0000b\u0007c\uD800d\uFFFEe',
      ' <b>&"\'</b> ',
      'linha 1\r\nlinha 2',
      '😀 ção',
      true,
    ]
    expect(await celulas('texto', valores)).toEqual([
      { texto: '=1+1' },
      { texto: '35260512345678000195550010000006041448679011' },
      { texto: 'abcde' },
      { texto: ' <b>&"\'</b> ' },
      { texto: 'linha 1\nlinha 2' },
      { texto: '😀 ção' },
      { texto: 'Sim' },
    ])
    expect(todos((await abrir([['=1+1']])).folha, 'f')).toEqual([])
  })

  it('escreve de outro modo o que o Excel leria como código de caractere', async () => {
    expect(await celulas('texto', ['_x0041_', '_x41_'])).toEqual([
      { texto: '_x005F_x0041_' },
      { texto: '_x41_' },
    ])
  })

  it('corta o texto no limite do Excel, sem partir um caractere', async () => {
    const [celula] = await celulas('texto', [`${'a'.repeat(32_766)}😀`])
    expect(celula).toEqual({ texto: 'a'.repeat(32_766) })
  })

  it('a mesma lista dá os mesmos bytes', async () => {
    expect((await abrir([['a', '2026-03-11', 1, 2]])).bytes).toEqual(
      (await abrir([['a', '2026-03-11', 1, 2]])).bytes,
    )
  })

  it.each([
    [1, 'A'],
    [26, 'Z'],
    [27, 'AA'],
    [52, 'AZ'],
    [702, 'ZZ'],
    [703, 'AAA'],
  ])('a coluna %i é %s', (numero, letras) => {
    expect(letrasDaColuna(numero)).toBe(letras)
  })

  it('50 mil linhas saem em pedaços pequenos, lidas só quando pedidas, e voltam todas', async () => {
    let lidas = 0
    async function* linhas() {
      for (; lidas < 50_000; lidas++) yield [`Assunto ${lidas}`, '2026-03-11', lidas, '10.00']
    }
    const pedacos: Uint8Array[] = []
    for await (const pedaco of escreverXlsx(COLUNAS, linhas())) {
      expect(pedaco.length).toBeLessThan(128 * 1024)
      if (pedacos.length === 0) expect(lidas).toBeLessThan(3_000)
      pedacos.push(pedaco)
    }
    expect(pedacos.length).toBeGreaterThan(20)
    const folha = unzipSync(Buffer.concat(pedacos))['xl/worksheets/sheet1.xml']
    const xml = new TextDecoder().decode(folha)
    expect(xml.match(/<row /g)?.length).toBe(50_001)
    expect(xml).toContain('<t xml:space="preserve">Assunto 49999</t>')
    expect(xml).toContain('<autoFilter ref="A1:D50001"/>')
  })

  it('quem desiste no meio fecha a fonte', async () => {
    let fechada = false
    async function* linhas() {
      try {
        for (;;) yield ['a', null, 1, 2]
      } finally {
        fechada = true
      }
    }
    for await (const _ of escreverXlsx(COLUNAS, linhas())) break
    expect(fechada).toBe(true)
  })

  it('uma falha da fonte chega a quem lê', async () => {
    async function* linhas(): AsyncGenerator<LinhaDaPlanilha> {
      yield ['a', null, 1, 2]
      throw new Error('o banco caiu')
    }
    await expect(buffer(escreverXlsx(COLUNAS, linhas()))).rejects.toThrow('o banco caiu')
  })
})
