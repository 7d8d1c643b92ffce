import { obterFundo, obterLogo } from '@balcao/dominio/negocio/contratos'
import { obterImagemDoProduto } from '@balcao/dominio/produtos/contratos'
import { describe, expect, it } from 'vitest'
import { CHAVES_DO_NEGOCIO, enderecoDaImagem, negocioAtual } from './ambiente.ts'
import { usarServidor } from './teste/servidor.ts'

usarServidor()

describe('negócio atual', () => {
  it.each([
    [null, 'aurora'],
    ['/api/boreal', 'boreal'],
    ['/api/que-fechou', 'aurora'],
  ])('NEG-01 guardado %s, usa %s', (guardado, esperado) => {
    if (guardado) localStorage.setItem(CHAVES_DO_NEGOCIO.api, guardado)
    expect(negocioAtual().id).toBe(esperado)
  })

  it('NEG-01 a escolha feita em outra aba não muda o negócio desta página', () => {
    expect(negocioAtual().id).toBe('aurora')
    localStorage.setItem(CHAVES_DO_NEGOCIO.api, '/api/boreal')
    expect(negocioAtual().id).toBe('aurora')
  })

  it('NEG-02 as imagens são do negócio', () => {
    expect(enderecoDaImagem(obterLogo)).toBe('/api/aurora/images/logo')
    expect(enderecoDaImagem(obterFundo)).toBe('/api/aurora/images/background/SAC')
  })

  it('NEG-02 as imagens do negócio escolhido podem estar em outro endereço', () => {
    localStorage.setItem(CHAVES_DO_NEGOCIO.api, '/api/boreal')
    expect(enderecoDaImagem(obterImagemDoProduto, { idImagem: 'racao-1' })).toBe(
      'https://imagens.boreal.test/fotos/produtos/racao-1',
    )
  })
})
