import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { PREFIXO_DO_TOKEN } from '../platform/credencial.ts'
import { CHAVE_DO_TEMA } from '../ui/tema/provedor-de-tema.tsx'
import { CHAVE_DO_MENU } from './casca/use-menu.ts'

const script = readFileSync(`${import.meta.dirname}/../../public/inicio.js`, 'utf8')
const raiz = document.documentElement
const rodar = () => new Function(script)()

beforeEach(() => {
  raiz.removeAttribute('data-mantine-color-scheme')
  raiz.removeAttribute('data-esqueleto')
  raiz.removeAttribute('data-menu')
})

describe('script do esqueleto', () => {
  it('sem nada guardado, o esqueleto é o da entrada', () => {
    rodar()
    expect(raiz.dataset.esqueleto).toBe('entrada')
    expect(raiz).not.toHaveAttribute('data-mantine-color-scheme')
  })

  it('usa as mesmas chaves que a aplicação', () => {
    localStorage.setItem(`${PREFIXO_DO_TOKEN}aurora`, 't')
    localStorage.setItem(CHAVE_DO_TEMA, 'dark')
    localStorage.setItem(CHAVE_DO_MENU, 'recolhido')
    rodar()
    expect(raiz.dataset).toMatchObject({ esqueleto: 'casca', menu: 'recolhido', mantineColorScheme: 'dark' })
  })
})
