import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gerarProdutos } from '../gerar-produtos.ts'
import { desenharProduto, escaparXml, quebrar } from './desenhar-produto.ts'
import { FORMAS, type Forma } from './formas.ts'

const IMAGENS = new URL('../../../imagens/', import.meta.url)
const ABERTURA = /^<([a-zA-Z]+)((?:\s[\w:-]+="[^"<]*")*)\s*(\/?)>$/

/** First thing wrong with an SVG as XML, or null. Strict on purpose: ours use only elements and quoted attributes. */
function problemaDoSvg(svg: string): string | null {
  const abertos: string[] = []
  for (const [parte] of svg.trim().matchAll(/<[^>]*>|[^<]+/g)) {
    if (!parte.startsWith('<')) {
      if (/&(?!(?:amp|lt|gt|quot|#39);)/.test(parte)) return `texto não escapado: ${parte}`
    } else if (parte.startsWith('</')) {
      if (abertos.pop() !== parte.slice(2, -1)) return `fecha o que não abriu: ${parte}`
    } else {
      const [, nome, atributos, vazio] = ABERTURA.exec(parte) ?? []
      if (!nome || /&(?!(?:amp|lt|gt|quot|#39);)/.test(atributos ?? ''))
        return `elemento malformado: ${parte}`
      const nomes = [...(atributos ?? '').matchAll(/\s([\w:-]+)=/g)].map(([, atributo]) => atributo)
      if (new Set(nomes).size !== nomes.length) return `atributo repetido: ${parte}`
      if (!vazio) abertos.push(nome)
    }
  }
  return abertos.length ? `não fecha: ${abertos.join()}` : null
}

/** What could run or fetch something when the picture is opened by itself. */
const ATIVO =
  /<script|<foreignObject|<image|<use|<style|\son\w+=|href=|javascript:|url\((?!#)|@import|<!|<\?/i

function conferir(svg: string) {
  expect(problemaDoSvg(svg)).toBeNull()
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="/)
  expect(svg).not.toMatch(ATIVO)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
}

describe('o verificador', () => {
  it.each([
    '<svg><g></svg>',
    '<svg a=1></svg>',
    '<svg a="1" a="2"/>',
    '<svg>a & b</svg>',
    '<svg t="a<b"/>',
    '<svg>',
  ])('recusa %s', (svg) => expect(problemaDoSvg(svg)).not.toBeNull())
})

describe('imagens dos negócios', () => {
  it.each(readdirSync(IMAGENS))('%s é um SVG inerte e bem formado', (arquivo) => {
    conferir(readFileSync(new URL(arquivo, IMAGENS), 'utf8'))
  })
})

describe('desenho de produto', () => {
  it.each(['aurora', 'boreal'] as const)('todos os produtos de %s', (negocio) => {
    for (const { imagem } of gerarProdutos(negocio, 1)) conferir(imagem)
  })

  it.each(Object.keys(FORMAS) as Forma[])('%s aguenta textos hostis', (forma) => {
    const hostil = `"><script>alert('x')</script> & <b>`
    const svg = desenharProduto({ forma, cor: '#123456', marca: hostil, descricao: hostil, tamanho: hostil })
    conferir(svg)
    expect(svg).toContain(escaparXml(hostil))
  })

  it('a marca tinge o desenho, e a linha de produto o detalhe da etiqueta', () => {
    const comum = { forma: 'saco', marca: 'Lavradim', tamanho: '1 kg' } as const
    const desenhos = [
      desenharProduto({ ...comum, cor: '#7a6a2f', descricao: 'Arroz branco' }),
      desenharProduto({ ...comum, cor: '#246b5a', descricao: 'Arroz branco' }),
      desenharProduto({ ...comum, cor: '#7a6a2f', descricao: 'Feijão preto' }),
    ]
    expect(new Set(desenhos).size).toBe(3)
    expect(desenhos[0]).toContain('#7a6a2f')
  })

  it.each([
    ['Feijão preto', 18, 2, ['Feijão preto']],
    ['Farinha de mandioca torrada', 12, 3, ['Farinha de', 'mandioca', 'torrada']],
    ['Ração para cães adultos raças pequenas', 14, 2, ['Ração para', 'cães adultos…']],
    ['superabsorvente', 10, 1, ['superabsorvente']],
  ])('quebra %j em linhas de %i letras', (texto, letras, maximo, linhas) => {
    expect(quebrar(texto, letras, maximo)).toEqual(linhas)
  })
})
