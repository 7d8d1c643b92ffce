import { describe, expect, it } from 'vitest'
import { escreverTexto, preencherModelo, problemaDoTexto } from './modelo.ts'

const variaveis = {
  contato: 'Maria {protocolo}',
  protocolo: '2026.000001-0',
  vazia: '',
}

describe('ADM-08 um texto com variáveis', () => {
  it('ALC-01 os nomes entre chaves são preenchidos uma vez; os outros ficam', () => {
    expect(preencherModelo('Olá, {contato}: {protocolo} {constructor} {x', variaveis)).toBe(
      'Olá, Maria {protocolo}: 2026.000001-0 {constructor} {x',
    )
  })

  it.each([
    ['a\n\n{vazia}\n\nb', 'a\n\nb'],
    ['a\n{vazia}\nb', 'a\nb'],
    ['a\n{vazia} {protocolo}\nb', 'a\n 2026.000001-0\nb'],
    ['a\nTelefone: {vazia}', 'a\nTelefone: '],
    ['{vazia}', ''],
    ['{outra}\n\nb', '{outra}\n\nb'],
  ])('ADM-08 a linha que só diria nada some: %j → %j', (modelo, escrito) => {
    expect(escreverTexto(modelo, variaveis)).toBe(escrito)
  })

  const CAMPO = { especie: 'texto', tamanho: 40, obrigatorio: true, nome: 'Corpo', ajuda: '' } as const
  const DELA = [
    { nome: 'link', oQueE: '', exemplo: '', exigida: true },
    { nome: 'negocio', oQueE: '', exemplo: '', exigida: false },
  ]
  it.each([
    ['Abra {link}', null],
    ['Abra {link}, da {negocio}', null],
    ['', 'Campo obrigatório'],
    ['Abra {link} '.repeat(4), 'Informe no máximo 40 caracteres'],
    ['Abra {link', 'Há uma chave sem par: uma variável se escreve entre chaves, como {negocio}.'],
    ['Abra {link}}', 'Há uma chave sem par: uma variável se escreve entre chaves, como {negocio}.'],
    ['Abra {o link}', 'Há uma chave sem par: uma variável se escreve entre chaves, como {negocio}.'],
    ['Abra {lnk}', '{lnk} não existe neste texto. Use {link}, {negocio}.'],
    ['Abra o link da {negocio}', 'Falta {link}, sem o que a mensagem não serve.'],
  ])('ADM-08 %j: %s', (texto, problema) => {
    expect(problemaDoTexto(CAMPO, DELA, texto)).toBe(problema)
  })
})
