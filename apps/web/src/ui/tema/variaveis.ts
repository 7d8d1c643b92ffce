import type { CSSVariablesResolver, MantineColorsTuple, MantineTheme } from '@mantine/core'
import { contraste, deOklch, paraOklch } from './cor.ts'
import { BRANCO, TINTA } from './neutros.ts'
import { COR_DO_TOM, nomeDaVariavel, TONS } from './tons.ts'

type Variaveis = Record<string, string>

const CLARIDADE_DO_FUNDO_ESCURO = 0.285
const CLARIDADE_SOBREPOSTA = 0.335
const CROMA_DO_FUNDO_ESCURO = 0.045

/** Background of a label in the dark scheme: the hue of a shade, dark enough for a light text. */
export function fundoEscuro(tom: string, claridade: number = CLARIDADE_DO_FUNDO_ESCURO): string {
  const cor = paraOklch(tom)
  return deOklch({ ...cor, claridade, croma: Math.min(cor.croma, CROMA_DO_FUNDO_ESCURO) })
}

export function tonsClaros(tons: MantineColorsTuple) {
  // A bar or a mark needs 3:1 only, and is livelier one shade lighter than text may be.
  const solido = contraste(tons[5], BRANCO) >= 3 ? tons[5] : tons[6]
  return { texto: tons[7], fundo: tons[0], borda: tons[2], solido }
}

export function tonsEscuros(tons: MantineColorsTuple) {
  return { texto: tons[3], fundo: fundoEscuro(tons[8]), borda: tons[8], solido: tons[4] }
}

function variaveisDosTons(tema: MantineTheme, partes: typeof tonsClaros): Variaveis {
  const variaveis: Variaveis = {}
  for (const tom of TONS) {
    const tons = tema.colors[COR_DO_TOM[tom]] as MantineColorsTuple
    for (const [parte, valor] of Object.entries(partes(tons))) {
      variaveis[nomeDaVariavel(tom, parte as keyof ReturnType<typeof tonsClaros>)] = valor
    }
  }
  return variaveis
}

// Buttons and icons of the light and subtle variants: tinted with their colour instead of nearly black on nearly black.
function variantesLeves(tema: MantineTheme, esquema: 'light' | 'dark'): Variaveis {
  const variaveis: Variaveis = {}
  for (const [nome, tons] of Object.entries(tema.colors)) {
    const prefixo = `--mantine-color-${nome}-light`
    variaveis[`${prefixo}-color`] = esquema === 'light' ? tons[7] : tons[nome === 'dark' ? 0 : 2]
    if (esquema === 'light' || nome === 'dark') continue
    variaveis[prefixo] = fundoEscuro(tons[8])
    variaveis[`${prefixo}-hover`] = fundoEscuro(tons[8], CLARIDADE_SOBREPOSTA)
  }
  return variaveis
}

/** What the kit's own variables lack or get wrong: contrast of dimmed text, errors and disabled text, and our surfaces. */
export const resolverVariaveis: CSSVariablesResolver = (tema) => ({
  variables: {
    '--balcao-altura-da-linha': '2.5rem',
    '--balcao-alvo-de-toque': '2.75rem',
    // The same amber in both schemes: it is a signal, and its text is dark ink.
    '--balcao-warning-fundo': '#ffb224',
    '--balcao-warning-fundo-sobreposto': '#f5a30f',
    '--balcao-warning-texto': TINTA,
  },
  light: {
    ...variaveisDosTons(tema, tonsClaros),
    ...variantesLeves(tema, 'light'),
    '--mantine-color-error': 'var(--mantine-color-red-6)',
    '--mantine-color-success': 'var(--mantine-color-green-6)',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-6)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
    '--mantine-color-disabled': 'var(--mantine-color-gray-1)',
    '--mantine-color-disabled-color': 'var(--mantine-color-gray-6)',
    '--balcao-pagina': 'var(--mantine-color-gray-0)',
    '--balcao-borda': 'var(--mantine-color-gray-3)',
    '--balcao-borda-de-campo': 'var(--mantine-color-gray-5)',
    '--balcao-foco': `var(--mantine-color-${tema.primaryColor}-6)`,
    '--balcao-linha-sobreposta': 'var(--mantine-color-gray-0)',
    '--balcao-linha-selecionada': `var(--mantine-color-${tema.primaryColor}-0)`,
    '--balcao-linha-alterada': 'var(--mantine-color-yellow-0)',
  },
  dark: {
    ...variaveisDosTons(tema, tonsEscuros),
    ...variantesLeves(tema, 'dark'),
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-success': 'var(--mantine-color-green-4)',
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-default-border': 'var(--mantine-color-dark-4)',
    '--mantine-color-disabled': 'var(--mantine-color-dark-6)',
    '--mantine-color-disabled-color': 'var(--mantine-color-dark-2)',
    '--balcao-pagina': 'var(--mantine-color-dark-8)',
    '--balcao-borda': 'var(--mantine-color-dark-4)',
    '--balcao-borda-de-campo': 'var(--mantine-color-dark-3)',
    '--balcao-foco': `var(--mantine-color-${tema.primaryColor}-4)`,
    '--balcao-linha-sobreposta': 'var(--mantine-color-dark-6)',
    '--balcao-linha-selecionada': fundoEscuro(tema.colors[tema.primaryColor]?.[8] ?? TINTA),
    '--balcao-linha-alterada': fundoEscuro(tema.colors.yellow[8]),
  },
})
