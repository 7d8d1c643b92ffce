import {
  EXTENSOES_DE_ANEXO,
  EXTENSOES_DE_CADASTRO,
  MAXIMO_DE_ARQUIVOS,
} from '@balcao/dominio/arquivos/anexos'
import { EXTENSOES_DE_IMAGEM } from '@balcao/dominio/arquivos/medidas'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { describe, expect, it } from 'vitest'
import { tamanhoLegivel } from './arquivo-anexado.ts'
import { formatosAceitos, imagensAceitas, nomesDosFormatos } from './envio-de-arquivos.tsx'
import { receberArquivos } from './receber-arquivos.ts'

const MB = 1024 * 1024
const LIMITES = { extensoes: EXTENSOES_DE_ANEXO, maximoMb: 2, maximoDeArquivos: MAXIMO_DE_ARQUIVOS.dialogo }

function arquivo(nome: string, tamanho = 1_000): File {
  return new File([new Uint8Array(tamanho)], nome)
}

describe('receberArquivos', () => {
  it.each([
    ['fits', [arquivo('a.jpg'), arquivo('b.PDF')], 0, ['a.jpg', 'b.PDF'], []],
    ['exactly the limit', [arquivo('a.png', 2 * MB)], 0, ['a.png'], []],
    ['too large', [arquivo('a.png', 2 * MB + 1)], 0, [], ['Tamanho máximo de arquivo é de 2MB']],
    [
      'two too large, one reason',
      [arquivo('a.png', 3 * MB), arquivo('b.png', 3 * MB), arquivo('c.png')],
      0,
      ['c.png'],
      ['Tamanho máximo de arquivo é de 2MB'],
    ],
    ['one place left', [arquivo('a.jpg'), arquivo('b.jpg')], 5, ['a.jpg'], ['Envie no máximo 6 arquivos']],
    ['no place left', [arquivo('a.jpg')], 6, [], ['Envie no máximo 6 arquivos']],
  ])('GER-14 %s', (_, chegados, jaAnexados, aceitos, problemas) => {
    const recebidos = receberArquivos(chegados, jaAnexados, LIMITES)
    expect(recebidos.aceitos.map(({ name }) => name)).toEqual(aceitos)
    expect(recebidos.problemas).toEqual(problemas)
  })

  it('GER-14 another format is refused in words', () => {
    const { aceitos, problemas } = receberArquivos([arquivo('virus.exe')], 0, LIMITES)
    expect(aceitos).toEqual([])
    expect(problemas).toEqual([MENSAGENS.extensaoRecusada(LIMITES.extensoes)])
  })
})

describe('formatosAceitos', () => {
  it('GER-14 knows a MIME type for every extension of the catalogue', () => {
    const todas = [...EXTENSOES_DE_CADASTRO, ...EXTENSOES_DE_IMAGEM]
    const grafias = Object.values(formatosAceitos(todas)).flat()
    expect(grafias).toEqual(expect.arrayContaining([...todas, '.jpeg']))
  })

  it.each([
    [EXTENSOES_DE_ANEXO, 'JPG, PNG ou PDF', 'image/jpeg,image/png'],
    [['.pdf'], 'PDF', ''],
  ])('GER-14 %j reads %j and the camera delivers %j', (extensoes, nomes, fotos) => {
    expect(nomesDosFormatos(extensoes)).toBe(nomes)
    expect(imagensAceitas(extensoes)).toBe(fotos)
  })
})

describe('tamanhoLegivel', () => {
  it.each([
    [1, '1 KB'],
    [340 * 1024, '340 KB'],
    [1.25 * MB, '1,3 MB'],
    [12 * MB, '12,0 MB'],
  ])('%s bytes are %j', (bytes, texto) => {
    expect(tamanhoLegivel(bytes)).toBe(texto)
  })
})
