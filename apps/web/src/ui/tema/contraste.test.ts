import { STATUS_DE_PEDIDO } from '@balcao/dominio/pedidos/status'
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { describe, expect, it } from 'vitest'
import { contraste } from './cor.ts'
import { coresDaCorLivre } from './cor-livre.ts'
import { COR_DE_DESTAQUE_PADRAO, criarTema } from './criar-tema.ts'
import { COR_DO_TOM, nomeDaVariavel, TOM_DO_STATUS_DE_PEDIDO, TONS, tomDoStatusDePedido } from './tons.ts'
import { resolverVariaveis } from './variaveis.ts'

const AA_TEXTO = 4.5
const AA_CONTORNO = 3

type Esquema = 'light' | 'dark'

// The kit writes the darkened shades of the dark scheme as opaque rgba().
function emHex(valor: string): string {
  const [, r, g, b] = /^rgba\((\d+), (\d+), (\d+), 1\)$/.exec(valor) ?? []
  return r && g && b
    ? `#${[r, g, b].map((canal) => Number(canal).toString(16).padStart(2, '0')).join('')}`
    : valor
}

/** The value a CSS variable has in the browser, with every var() followed. */
function pintor(destaque: string, esquema: Esquema) {
  const tema = mergeMantineTheme(DEFAULT_THEME, criarTema(destaque))
  const [doKit, nossas] = [defaultCssVariablesResolver(tema), resolverVariaveis(tema)]
  const variaveis: Record<string, string> = {
    ...doKit.variables,
    ...doKit[esquema],
    ...nossas.variables,
    ...nossas[esquema],
  }
  return function cor(valor: string): string {
    const [, nome] = /^(?:var\()?(--[\w-]+)\)?$/.exec(valor) ?? []
    if (nome === undefined) return emHex(valor)
    const seguinte = variaveis[nome]
    if (seguinte === undefined) throw new Error(`Variável ${nome} não existe`)
    return cor(seguinte)
  }
}

const SUPERFICIES: Record<Esquema, string[]> = {
  light: ['--mantine-color-body', '--balcao-pagina', '--mantine-color-gray-1', '--balcao-linha-selecionada'],
  dark: [
    '--mantine-color-body',
    '--balcao-pagina',
    '--mantine-color-dark-6',
    '--mantine-color-dark-5',
    '--balcao-linha-selecionada',
  ],
}
const TEXTOS = [
  '--mantine-color-text',
  '--mantine-color-dimmed',
  '--mantine-color-placeholder',
  '--mantine-color-anchor',
  '--mantine-color-error',
  '--mantine-color-success',
]
const FAMILIAS = [...Object.values(COR_DO_TOM), 'destaque', 'lime', 'cyan', 'indigo', 'grape', 'warning']
const DESTAQUES = [
  COR_DE_DESTAQUE_PADRAO,
  '#ffd600',
  '#00e5ff',
  '#ff0000',
  '#ffffff',
  '#000000',
  '#7c3aed',
  '#f60',
]
const ESQUEMAS: Esquema[] = ['light', 'dark']

describe.each(DESTAQUES)('GER-21 destaque %s', (destaque) => {
  describe.each(ESQUEMAS)('%s', (esquema) => {
    const cor = pintor(destaque, esquema)
    const razao = (texto: string, fundo: string) => contraste(cor(texto), cor(fundo))

    it.each(SUPERFICIES[esquema].flatMap((fundo) => TEXTOS.map((texto) => [texto, fundo] as const)))(
      'texto %s sobre %s',
      (texto, fundo) => expect(razao(texto, fundo)).toBeGreaterThanOrEqual(AA_TEXTO),
    )

    it.each(FAMILIAS)('botões preenchido e claro de %s', (familia) => {
      const variavel = (parte: string) => `--mantine-color-${familia}-${parte}`
      expect(razao('#ffffff', variavel('filled'))).toBeGreaterThanOrEqual(AA_TEXTO)
      expect(razao('#ffffff', variavel('filled-hover'))).toBeGreaterThanOrEqual(AA_TEXTO)
      expect(razao(variavel('light-color'), variavel('light'))).toBeGreaterThanOrEqual(AA_TEXTO)
      expect(razao(variavel('light-color'), variavel('light-hover'))).toBeGreaterThanOrEqual(AA_TEXTO)
      expect(razao(variavel('text'), '--mantine-color-body')).toBeGreaterThanOrEqual(AA_TEXTO)
      expect(razao(variavel('outline'), '--mantine-color-body')).toBeGreaterThanOrEqual(AA_TEXTO)
    })

    it('GER-09 o botão desabilitado ainda se lê', () => {
      const lido = razao('--mantine-color-disabled-color', '--mantine-color-disabled')
      expect(lido).toBeGreaterThanOrEqual(AA_TEXTO)
    })

    it('bordas de campo e anel de foco se veem sobre as superfícies', () => {
      expect(razao('--balcao-borda-de-campo', '--mantine-color-body')).toBeGreaterThanOrEqual(AA_CONTORNO)
      expect(razao('--balcao-foco', '--mantine-color-body')).toBeGreaterThanOrEqual(AA_CONTORNO)
      expect(razao('--balcao-foco', '--balcao-pagina')).toBeGreaterThanOrEqual(AA_CONTORNO)
    })
  })
})

describe.each(ESQUEMAS)('GER-21 paleta semântica, %s', (esquema) => {
  const cor = pintor(COR_DE_DESTAQUE_PADRAO, esquema)

  it.each(TONS)('etiqueta %s', (tom) => {
    const texto = cor(nomeDaVariavel(tom, 'texto'))
    expect(contraste(texto, cor(nomeDaVariavel(tom, 'fundo')))).toBeGreaterThanOrEqual(AA_TEXTO)
    expect(contraste(texto, cor('--mantine-color-body'))).toBeGreaterThanOrEqual(AA_TEXTO)
    expect(contraste(cor(nomeDaVariavel(tom, 'solido')), cor('--mantine-color-body'))).toBeGreaterThanOrEqual(
      AA_CONTORNO,
    )
  })

  it('SHL-03 NOVO TICKET: âmbar com tinta escura', () => {
    const texto = cor('--balcao-warning-texto')
    expect(contraste(texto, cor('--balcao-warning-fundo'))).toBeGreaterThanOrEqual(AA_TEXTO)
    expect(contraste(texto, cor('--balcao-warning-fundo-sobreposto'))).toBeGreaterThanOrEqual(AA_TEXTO)
  })

  it.each(['#ffeb3b', '#00ff00', '#123', '#ffffff', '#000000'])('TIC-02 cor livre %s do status', (livre) => {
    const { texto, fundo } = coresDaCorLivre(livre)
    const posicao = esquema === 'light' ? 0 : 1
    const parte = (valor: string) => /light-dark\((.+), (.+)\)/.exec(valor)?.[posicao + 1] ?? ''
    expect(contraste(parte(texto), parte(fundo))).toBeGreaterThanOrEqual(AA_TEXTO)
  })
})

describe('GER-21 significados', () => {
  it.each(STATUS_DE_PEDIDO.map(({ chave }) => chave))('DOC-03 o status %s tem tom', (chave) => {
    expect(TONS).toContain(TOM_DO_STATUS_DE_PEDIDO[chave])
  })

  it('um status desconhecido e um texto que não é cor são neutros', () => {
    expect(tomDoStatusDePedido('toString')).toBe('neutro')
    expect(coresDaCorLivre('vermelho').texto).toContain('neutro')
    expect(coresDaCorLivre(null).texto).toContain('neutro')
  })
})
