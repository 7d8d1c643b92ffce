import { getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { pecasPorPagina, textoPorPagina } from '../../../test/ler-pdf.ts'
import { desenharCampos, desenharQuadros } from './campos.ts'
import { abrirDocumento, type Documento, desenharDocumento, paragrafo, secao } from './documento.ts'
import { desenharTabela } from './tabela.ts'
import { medir } from './texto.ts'

const DADOS = { titulo: 'Relação de preços', autor: 'Aurora', criadoEm: new Date('2026-03-11T12:00:00Z') }

const desenhar = (encher: (doc: Documento) => void | Promise<void>, dados: object = {}) =>
  desenharDocumento({ ...DADOS, ...dados }, encher)

const palavras = (texto: string) => texto.split(/\s+/).filter(Boolean)

describe('texto', () => {
  it.each([
    'ção ã õ ê º ª – “ ” § R$ 1.234,50 €',
    'ÁÉÍÓÚ ÂÊÔ ÀÇ áéíóú âêô à ü ñ',
    'Łukasz Żółć, Ağaoğlu, Dvořák, Kőrösi',
    'CAIXA 12x1 L -> 3x9 fi ffl (c) != >=',
  ])('sai como entrou: %s', async (texto) => {
    for (const peso of ['regular', 'seminegrito', 'negrito'] as const) {
      const [pagina] = await textoPorPagina(await desenhar((doc) => paragrafo(doc, texto, { peso })))
      expect(pagina).toContain(texto)
    }
  })

  // The letters read back are the same either way: only the width tells an arrow from a hyphen and a sign.
  it.each(['->', '3x9', '<-', '!='])('não troca %s por outro desenho', async (texto) => {
    const { pdf } = abrirDocumento(DADOS)
    const soltas = [...texto].reduce((total, letra) => total + medir(pdf, letra, { tamanho: 100 }), 0)
    expect(Math.abs(medir(pdf, texto, { tamanho: 100 }) - soltas)).toBeLessThan(1)
  })

  it('junta o acento solto e tira caracteres de controle', async () => {
    const pdf = await desenhar((doc) => paragrafo(doc, 'cafe\u0301\u0000 da manh\u00E3\tcedo'))
    expect((await textoPorPagina(pdf))[0]).toContain('café da manhã cedo')
  })

  it('quebra o longo sem perder nem passar da margem, e continua na página seguinte', async () => {
    const texto = `${'palavra/comprida-'.repeat(60)} ${Array.from({ length: 2000 }, (_, i) => `n${i}`).join(' ')}`
    const pdf = await desenhar((doc) => paragrafo(doc, texto))
    const paginas = await pecasPorPagina(pdf)
    expect(paginas.length).toBeGreaterThan(1)
    for (const { x, largura, y } of paginas.flat()) {
      expect(x + largura).toBeLessThan(595.28 - 36)
      expect(y).toBeLessThan(841.89 - 36)
    }
    const junto = (await textoPorPagina(pdf)).join(' ').replace(/Página \d+ de \d+/g, '')
    expect(junto.replace(/\s/g, '')).toBe(texto.replace(/\s/g, ''))
  })
})

describe('documento', () => {
  it('diz o título, o autor, a data e a língua', async () => {
    const pdf = await desenhar((doc) => paragrafo(doc, 'x'))
    const { info } = await getMeta(await getDocumentProxy(new Uint8Array(pdf)))
    expect(info).toMatchObject({ Title: 'Relação de preços', Author: 'Aurora', Language: 'pt-BR' })
    expect(info).toMatchObject({ Creator: 'Aurora', Producer: 'Aurora' })
    expect(info.CreationDate).toBe('D:20260311120000Z')
  })

  it('um formulário usa a própria margem e não tem rodapé', async () => {
    const [pagina = []] = await pecasPorPagina(
      await desenhar((doc) => paragrafo(doc, 'x'), { margem: 20, semRodape: true, rodape: 'nunca' }),
    )
    expect(pagina.map(({ texto }) => texto)).toEqual(['x'])
    expect(pagina[0]?.x).toBeCloseTo(20)
  })

  it('numera as páginas e repete o rodapé e a continuação', async () => {
    const pdf = await desenhar(
      (doc) => {
        for (let i = 0; i < 150; i++) paragrafo(doc, `linha ${i}`)
      },
      { rodape: 'Uso interno', continuacao: 'Relação, continuação' },
    )
    const paginas = await textoPorPagina(pdf)
    expect(paginas.length).toBe(3)
    for (const [i, pagina] of paginas.entries()) {
      expect(pagina).toContain(`Página ${i + 1} de 3`)
      expect(pagina).toContain('Uso interno')
      expect(pagina.includes('Relação, continuação')).toBe(i > 0)
    }
  })

  it('não deixa um título de seção sozinho no pé da página', async () => {
    const pdf = await desenhar((doc) => {
      doc.y = doc.base - 40
      secao(doc, 'Itens', 60)
      paragrafo(doc, 'primeiro')
    })
    const [primeira, segunda] = await textoPorPagina(pdf)
    expect(primeira).not.toContain('Itens')
    expect(palavras(segunda ?? '').slice(0, 2)).toEqual(['Itens', 'primeiro'])
  })

  it('leva da fonte só as letras que usou', async () => {
    const pdf = await desenhar((doc) => paragrafo(doc, 'ã', { peso: 'negrito' }))
    expect(pdf.toString('latin1')).toMatch(/\/FontName \/[A-Z]{6}\+Inter-Bold/)
    expect(pdf.length).toBeLessThan(10_000)
  })

  it('duas vezes o mesmo conteúdo dá o mesmo texto e o mesmo tamanho', async () => {
    const [um, outro] = [await desenhar((d) => paragrafo(d, 'ã')), await desenhar((d) => paragrafo(d, 'ã'))]
    expect(um.length).toBe(outro.length)
  })
})

describe('tabela', () => {
  const colunas = [
    { titulo: 'Código', largura: 60 },
    { titulo: 'Descrição' },
    { titulo: 'Valor', largura: 80, numero: true },
  ]

  it('repete o cabeçalho em cada página e não perde linha', async () => {
    const linhas = Array.from({ length: 200 }, (_, i) => [`C${i}`, `Produto ${i}`, `${i},00`])
    const paginas = await textoPorPagina(await desenhar((doc) => desenharTabela(doc, colunas, linhas)))
    expect(paginas.length).toBeGreaterThan(3)
    for (const pagina of paginas) expect(pagina).toContain('Código Descrição Valor')
    const codigos = palavras(paginas.join(' ')).filter((palavra) => /^C\d+$/.test(palavra))
    expect(codigos).toEqual(linhas.map(([codigo]) => codigo))
  })

  it('alinha números à direita, menores quando não cabem, nunca em duas linhas', async () => {
    const valores = ['1,00', '111.111,11', '99.999.999.999.999,99']
    const pdf = await desenhar((doc) =>
      desenharTabela(
        doc,
        colunas,
        valores.map((valor) => ['a', 'b', valor]),
      ),
    )
    const pecas = (await pecasPorPagina(pdf)).flat().filter(({ texto }) => valores.includes(texto))
    expect(pecas.map(({ texto }) => texto)).toEqual(valores)
    const [borda = 0, ...outras] = pecas.map(({ x, largura }) => x + largura)
    for (const outra of outras) expect(outra).toBeCloseTo(borda, 0)
    expect(pecas[2]?.tamanho).toBeLessThan(pecas[0]?.tamanho ?? 0)
  })

  it('uma linha mais alta que a página continua na outra, inteira', async () => {
    const texto = Array.from({ length: 3000 }, (_, i) => `p${i}`).join(' ')
    const pdf = await desenhar((doc) =>
      desenharTabela(doc, colunas, [
        ['1', 'curta', '1,00'],
        ['2', texto, '2,00'],
      ]),
    )
    const paginas = await pecasPorPagina(pdf)
    expect(paginas.length).toBeGreaterThan(1)
    expect(Math.max(...paginas.flat().map(({ y }) => y))).toBeLessThan(841.89 - 36)
    const lidas = palavras((await textoPorPagina(pdf)).join(' ')).filter((palavra) => /^p\d+$/.test(palavra))
    expect(lidas).toEqual(texto.split(' '))
  })

  it('termina também quando o alto da página é quase toda ela', async () => {
    const texto = Array.from({ length: 300 }, (_, i) => `p${i}`).join(' ')
    const pdf = await desenhar((doc) => desenharTabela(doc, colunas, [['1', `${texto} fim`, '1,00']]), {
      continuacao: 'continuação '.repeat(480),
    })
    expect((await textoPorPagina(pdf)).join(' ')).toContain('fim')
  })
})

it('quadros lado a lado: valores longos quebram dentro do seu', async () => {
  const nome = 'Comercial de Ferragens São Sebastião do Paraíso e Filhos Limitada – Microempresa'
  const quadro = (titulo: string) => ({ titulo, filas: [[{ rotulo: 'Razão social', valor: nome }]] })
  const pdf = await desenhar((doc) => {
    desenharQuadros(doc, [quadro('Um'), quadro('Outro')])
    desenharCampos(doc, [{ rotulo: 'Depois', valor: 'abaixo' }])
  })
  const pecas = (await pecasPorPagina(pdf)).flat()
  const meio = 595.28 / 2
  for (const { x, largura } of pecas.filter(({ texto }) => !texto.startsWith('Página'))) {
    expect(x < meio ? x + largura < meio : x + largura < 595.28 - 36).toBe(true)
  }
  const fundoDosQuadros = Math.max(...pecas.filter(({ texto }) => nome.includes(texto)).map(({ y }) => y))
  expect(pecas.find(({ texto }) => texto === 'Depois')?.y).toBeGreaterThan(fundoDosQuadros)
})
