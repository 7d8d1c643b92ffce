import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
  rem,
  type VariantColorsResolver,
} from '@mantine/core'
import { COMPONENTES } from './componentes.ts'
import { corValida } from './cor.ts'
import { criarTons, TOM_PRINCIPAL } from './criar-tons.ts'
import { BRANCO, CINZAS, ESCUROS, TINTA } from './neutros.ts'
import { COR_DO_TOM, SEMENTE_DO_TOM, type Tom } from './tons.ts'

/** Accent of a business that configured none. */
export const COR_DE_DESTAQUE_PADRAO = '#0b6b63'

const FONTE = "'Inter Variable', -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, sans-serif"

// Amber is a signal that white text can't lie on: it gets dark ink instead of becoming brown.
const resolverVariante: VariantColorsResolver = (entrada) => {
  const cores = defaultVariantColorsResolver(entrada)
  if (entrada.color !== 'warning' || entrada.variant !== 'filled') return cores
  return {
    ...cores,
    background: 'var(--balcao-warning-fundo)',
    hover: 'var(--balcao-warning-fundo-sobreposto)',
    color: 'var(--balcao-warning-texto)',
  }
}

function coresDosTons(): Record<string, MantineColorsTuple> {
  const entradas = Object.entries(SEMENTE_DO_TOM) as [Exclude<Tom, 'neutro'>, string][]
  return Object.fromEntries(entradas.map(([tom, semente]) => [COR_DO_TOM[tom], criarTons(semente)]))
}

// The rest of the kit's families, so that no colour name brings back its unreadable defaults.
const OUTRAS_CORES = {
  warning: criarTons('#8f5f00'),
  lime: criarTons('#4d7c0f'),
  cyan: criarTons('#0e7490'),
  indigo: criarTons('#4350c4'),
  grape: criarTons('#9333a8'),
}

/** GER-21: the theme of a business, from its accent colour (hex). An unusable colour gives the default accent. */
export function criarTema(corDeDestaque: string): MantineThemeOverride {
  const destaque = corValida(corDeDestaque) ? corDeDestaque : COR_DE_DESTAQUE_PADRAO
  return createTheme({
    white: BRANCO,
    black: TINTA,
    primaryColor: 'destaque',
    primaryShade: TOM_PRINCIPAL,
    colors: {
      ...coresDosTons(),
      ...OUTRAS_CORES,
      gray: CINZAS,
      dark: ESCUROS,
      destaque: criarTons(destaque),
    },
    variantColorResolver: resolverVariante,
    fontFamily: FONTE,
    fontSizes: { xs: rem(12), sm: rem(14), md: rem(14), lg: rem(16), xl: rem(20) },
    lineHeights: { xs: '1.3334', sm: '1.4286', md: '1.4286', lg: '1.5', xl: '1.4' },
    fontWeights: { regular: '400', medium: '500', bold: '600' },
    headings: {
      fontFamily: FONTE,
      fontWeight: '600',
      textWrap: 'pretty',
      sizes: {
        h1: { fontSize: rem(20), lineHeight: '1.4' },
        h2: { fontSize: rem(16), lineHeight: '1.5' },
        h3: { fontSize: rem(14), lineHeight: '1.4286' },
        h4: { fontSize: rem(14), lineHeight: '1.4286' },
        h5: { fontSize: rem(12), lineHeight: '1.3334' },
        h6: { fontSize: rem(12), lineHeight: '1.3334' },
      },
    },
    spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
    radius: { xs: rem(4), sm: rem(4), md: rem(8), lg: rem(12), xl: rem(16) },
    defaultRadius: 'md',
    // Borders separate, not shadows; only what floats over other content keeps a hint of one.
    shadows: {
      xs: 'none',
      sm: 'none',
      md: '0 4px 12px rgb(31 27 24 / 8%)',
      lg: '0 4px 12px rgb(31 27 24 / 8%)',
      xl: '0 8px 24px rgb(31 27 24 / 12%)',
    },
    cursorType: 'pointer',
    respectReducedMotion: true,
    focusClassName: 'balcao-foco',
    components: COMPONENTES,
  })
}
