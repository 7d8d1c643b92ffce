import { describe, expect, it } from 'vitest'
import { problemaDasMedidas } from '../arquivos/medidas.ts'
import { cabeNoPapel, gravarImagem, IMAGENS_DO_NEGOCIO, lerImagem } from './imagens.ts'

const IMAGEM = {
  digesto: 'ab'.repeat(32),
  extensao: 'png',
  largura: 400,
  altura: 120,
  tamanho: 3210,
  nome: 'marca nova 2026 (1).png',
} as const

describe('ADM-08 imagens do negócio', () => {
  it('ADM-08 o que se grava se lê de volta, com o nome que a pessoa deu', () => {
    expect(lerImagem(gravarImagem(IMAGEM))).toEqual(IMAGEM)
  })

  it.each([
    null,
    undefined,
    '',
    'logo.svg',
    `${'ab'.repeat(32)}.svg 1x1 1 x.svg`,
    `../${'ab'.repeat(32)}.png 1x1 1 x`,
  ])('ADM-08 %j não é imagem', (valor) => {
    expect(lerImagem(valor)).toBeNull()
  })

  it.each([
    ['logo', 64, 32, null],
    ['logo', 1600, 1600, null],
    ['logo', 63, 400, 'A imagem tem 63 × 400 pixels: é pequena demais. O mínimo é 64 × 32.'],
    ['logo', 400, 1601, 'A imagem tem 400 × 1601 pixels: é grande demais. O máximo é 1600 × 1600.'],
    ['fundo', 799, 600, 'A imagem tem 799 × 600 pixels: é pequena demais. O mínimo é 800 × 600.'],
    ['fundo', 4096, 4096, null],
  ] as const)('ADM-08 %s de %i × %i → %s', (qual, largura, altura, problema) => {
    expect(problemaDasMedidas(IMAGENS_DO_NEGOCIO[qual], { largura, altura })).toBe(problema)
  })

  it('ADM-08 o que não se consegue abrir não serve', () => {
    expect(problemaDasMedidas(IMAGENS_DO_NEGOCIO.logo, null)).toMatch(/não pôde ser aberta/)
  })

  it('ADM-08 PDF e e-mail mostram PNG e JPEG', () => {
    expect(['png', 'jpg', 'webp'].map(cabeNoPapel)).toEqual([true, true, false])
  })
})
