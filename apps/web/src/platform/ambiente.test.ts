import { obterFundo, obterLogo } from '@balcao/dominio/negocio/contratos'
import { obterImagemDoProduto } from '@balcao/dominio/produtos/contratos'
import { describe, expect, it } from 'vitest'
import { AMBIENTE, usarServidor } from '../teste/servidor.ts'
import { CHAVES_DO_NEGOCIO, enderecoDaImagem, negocioAtual } from './ambiente.ts'

usarServidor()

describe('negócio atual', () => {
  it.each([
    [null, 'aurora'],
    ['/api/boreal', 'boreal'],
    ['/api/que-fechou', 'aurora'],
    ['https://mau.exemplo.com/api/boreal', 'aurora'],
    ['//mau.exemplo.com/api/aurora', 'aurora'],
  ])('NEG-01 guardado %s, usa %s', (guardado, esperado) => {
    if (guardado) localStorage.setItem(CHAVES_DO_NEGOCIO.api, guardado)
    expect(negocioAtual().id).toBe(esperado)
  })

  it('NEG-01 só o nome do negócio vem da máquina: host e chave guardados não valem', () => {
    localStorage.setItem(CHAVES_DO_NEGOCIO.api, '/api/boreal')
    localStorage.setItem(CHAVES_DO_NEGOCIO.imagens, 'https://mau.exemplo.com')
    localStorage.setItem(CHAVES_DO_NEGOCIO.websocketHost, 'mau.exemplo.com')
    localStorage.setItem(CHAVES_DO_NEGOCIO.websocketKey, 'outra')
    expect(negocioAtual()).toEqual(AMBIENTE.negocios[1])
  })

  it('NEG-01 a escolha feita em outra aba só vale quando a página é aberta de novo', () => {
    expect(negocioAtual().id).toBe('aurora')
    localStorage.setItem(CHAVES_DO_NEGOCIO.api, '/api/boreal')
    expect(negocioAtual().id).toBe('aurora')
    window.BALCAO = structuredClone(AMBIENTE)
    expect(negocioAtual().id).toBe('boreal')
  })

  it('NEG-02 as imagens são do negócio', () => {
    expect(enderecoDaImagem(obterLogo)).toBe('/api/aurora/images/logo')
    expect(enderecoDaImagem(obterFundo)).toBe('/api/aurora/images/background/SAC')
  })

  it('NEG-02 também quando moram em outro lugar', () => {
    localStorage.setItem(CHAVES_DO_NEGOCIO.api, '/api/boreal')
    expect(enderecoDaImagem(obterImagemDoProduto, { idImagem: 'racao-1' })).toBe(
      'https://imagens.boreal.test/fotos/produtos/racao-1',
    )
  })
})
