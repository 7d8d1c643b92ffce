import { describe, expect, it } from 'vitest'
import { usarServidor } from '../teste/servidor.ts'
import { caminhoInterno, lembrarCaminho, tomarCaminhoLembrado } from './caminho-lembrado.ts'

usarServidor()

describe('AUT-05 caminho lembrado', () => {
  it.each([
    ['/tickets/12?aba=produtos#fim', '/tickets/12?aba=produtos#fim'],
    ['/home', '/home'],
    ['/', '/home'],
    ['/login', '/home'],
    ['/login?x=1', '/home'],
    ['//mal.test/home', '/home'],
    ['/\\mal.test', '/home'],
    ['/.//mal.test', '/home'],
    ['https://mal.test/home', '/home'],
    ['javascript:alert(1)', '/home'],
    ['', '/home'],
  ])('de %s abre %s', (caminho, esperado) => {
    lembrarCaminho(caminho)
    expect(tomarCaminhoLembrado()).toBe(esperado)
  })

  it('não devolve um caminho que viraria outro endereço ao ser aberto', () => {
    expect(caminhoInterno('/.//mal.test')).toBeNull()
  })

  it('é esquecido depois de aberto', () => {
    lembrarCaminho('/tickets')
    tomarCaminhoLembrado()
    expect(tomarCaminhoLembrado()).toBe('/home')
  })

  it('não confia no que outro pôs no navegador', () => {
    sessionStorage.setItem('balcao:caminho-lembrado', '//mal.test')
    expect(tomarCaminhoLembrado()).toBe('/home')
  })
})
