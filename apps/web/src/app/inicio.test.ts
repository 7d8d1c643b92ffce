import { readFileSync } from 'node:fs'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { getByRole } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

// Files share the document: what this one writes by hand no other removes.
afterEach(() => document.body.replaceChildren())

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

  describe('ERR-03 quando a aplicação não chega', () => {
    const falhar = (type: string) => {
      const elemento = document.createElement('script')
      elemento.type = type
      document.body.append(elemento)
      elemento.dispatchEvent(new Event('error'))
    }
    beforeEach(() => {
      document.body.innerHTML = '<div id="raiz"><div class="esqueleto">Carregando...</div></div>'
      rodar()
    })

    it('diz isso e deixa tentar de novo', () => {
      const recarregar = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
      falhar('module')
      expect(document.body).not.toHaveTextContent('Carregando...')
      const alerta = getByRole(document.body, 'alert')
      expect(alerta).toHaveTextContent(TEXTOS.falhaDeComunicacao)
      expect(alerta).toHaveTextContent(TEXTOS.verifiqueAConexao)
      getByRole(alerta, 'button', { name: TEXTOS.tentarNovamente }).click()
      expect(recarregar).toHaveBeenCalled()
    })

    it('o ambiente que falta é dito pela aplicação', () => {
      falhar('')
      expect(document.body).toHaveTextContent('Carregando...')
    })

    it('a aplicação que já está na tela fica', () => {
      document.body.innerHTML = '<div id="raiz"><main>Home</main></div>'
      falhar('module')
      expect(document.body).toHaveTextContent('Home')
    })
  })
})
