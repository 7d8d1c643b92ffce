import { describe, expect, it } from 'vitest'
import daEntrada from './estilos.ts?raw'
import doPortal from './estilos-do-portal.ts?raw'

const lista = daEntrada + doPortal
const fontes = import.meta.glob<string>('/apps/web/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const folhas = Object.keys(import.meta.glob('/node_modules/@mantine/core/styles/*.css')).map(
  (caminho) => caminho.split('/').at(-1) ?? '',
)

const IMPORTACAO = /import \{([^}]*)\} from '@mantine\/core'/g

/** Components whose value, not only its type, is imported from the kit. */
function componentesUsados(): string[] {
  const nomes = Object.values(fontes).flatMap((fonte) =>
    [...fonte.matchAll(IMPORTACAO)].flatMap(([, nomesImportados = '']) =>
      nomesImportados.split(',').map((nome) => nome.trim()),
    ),
  )
  return [...new Set(nomes)].filter((nome) => folhas.includes(`${nome}.css`)).sort()
}

describe('estilos', () => {
  it('encontra as fontes e as folhas do kit', () => {
    expect(componentesUsados()).toContain('Button')
    expect(folhas.length).toBeGreaterThan(80)
  })

  it('nenhum componente do kit é usado sem a sua folha de estilo', () => {
    expect(componentesUsados().filter((nome) => !lista.includes(`/styles/${nome}.css'`))).toEqual([])
  })
})
