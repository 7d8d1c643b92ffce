import type { RespostaPronta } from '@balcao/dominio/respostas/campos'
import { describe, expect, it } from 'vitest'
import { barraDigitada } from '../../../ui/campos/completar/gatilho-digitado.ts'
import { filtrarRespostas } from './filtrar-respostas.ts'

describe('MES-05 a barra no começo de uma palavra', () => {
  it.each([
    ['/', 1, { inicio: 0, fim: 1, termo: '' }],
    ['Oi /col', 7, { inicio: 3, fim: 7, termo: 'col' }],
    ['Oi\n/aviso-1 fim', 11, { inicio: 3, fim: 11, termo: 'aviso-1' }],
    ['e/ou', 4, null],
    ['https://x', 9, null],
    ['/col eta', 8, null],
  ])('em %j', (texto, cursor, esperada) => {
    expect(barraDigitada(texto, cursor)).toEqual(esperada)
  })

  it('acha pelo atalho, depois pelas palavras do título, sem acento', () => {
    const de = (atalho: string, titulo: string) => ({ atalho, titulo }) as RespostaPronta
    const todas = [de('ola', 'Primeira resposta'), de('dev', 'Pedir fotos'), de('nota', 'Devolução aceita')]
    const atalhos = (termo: string) => filtrarRespostas(todas, termo).map(({ atalho }) => atalho)
    expect(atalhos('')).toEqual(['ola', 'dev', 'nota'])
    expect(atalhos('dev')).toEqual(['dev', 'nota'])
    expect(atalhos('devolucao')).toEqual(['nota'])
    expect(atalhos('zzz')).toEqual([])
  })
})
