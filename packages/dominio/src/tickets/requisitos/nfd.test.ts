import { describe, expect, it } from 'vitest'
import { chaveDaNfd } from './nfd.ts'

const SEM_ARQUIVO = { arquivos: 'Envie o XML ou o PDF da nota de devolução.' }
const SEM_CHAVE = {
  'nfd.chave': 'Não encontramos a chave de acesso neste PDF. Digite os 44 caracteres dela.',
}
const DE_OUTRA = { 'nfd.chave': 'Esta chave não é a da nota enviada.' }

describe('chaveDaNfd', () => {
  it.each<[string, string[] | null, string | null, string | Record<string, string>]>([
    ['a que o arquivo traz', ['NFD'], null, 'NFD'],
    ['entre várias, a que serve', ['COMPRA', 'NFD'], null, 'NFD'],
    ['nenhuma serve: a primeira, para dizer por quê', ['COMPRA', 'OUTRA'], null, 'COMPRA'],
    ['digitalizada, a que a pessoa digitou', [], 'n fd', 'NFD'],
    ['digitalizada, sem digitar', [], null, SEM_CHAVE],
    ['digitalizada, com o campo vazio', [], '', SEM_CHAVE],
    ['digitada igual a uma do arquivo', ['COMPRA', 'NFD'], 'NFD', 'NFD'],
    ['digitada diferente das do arquivo', ['NFD'], 'OUTRA', DE_OUTRA],
    ['sem arquivo', null, null, SEM_ARQUIVO],
    ['sem arquivo, de uma que ninguém enviou', null, 'NFD', SEM_ARQUIVO],
    ['sem arquivo, de uma já guardada', null, 'GUARDADA', 'GUARDADA'],
  ])('TIC-11 %s', (_caso, encontradas, digitada, esperado) => {
    const escolhida = chaveDaNfd({
      encontradas,
      digitada,
      guardadas: ['GUARDADA'],
      serve: (chave) => chave === 'NFD',
    })
    expect('chave' in escolhida ? escolhida.chave : escolhida.campos).toEqual(esperado)
  })
})
