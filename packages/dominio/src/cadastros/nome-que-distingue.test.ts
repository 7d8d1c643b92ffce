import { describe, expect, it } from 'vitest'
import { nomeQueDistingue } from './nome-que-distingue.ts'

describe('nomeQueDistingue', () => {
  it.each([
    ['Panificadora São José Ltda', 'panificadora sao jose'],
    ['SILVA COMÉRCIO DE ALIMENTOS LTDA. - ME', 'silva alimentos'],
    ['Distribuidora Pantanal S/A', 'pantanal'],
    ['Casa & Cia Materiais', 'casa materiais'],
    ['Mercado 7', 'mercado 7'],
    ['Comércio e Indústria Ltda', ''],
    ['Zé', ''],
    ['', ''],
  ])('CAD-03 %s → %j', (nome, esperado) => {
    expect(nomeQueDistingue(nome)).toBe(esperado)
  })
})
