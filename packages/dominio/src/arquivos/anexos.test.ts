import { describe, expect, it } from 'vitest'
import {
  EXTENSOES_DE_ANEXO,
  EXTENSOES_DE_CADASTRO,
  problemaDoArquivo,
  tipoPeloConteudo,
  usoDeAnexos,
} from './anexos.ts'

const MB = 1024 * 1024

describe('problemaDoArquivo', () => {
  it.each([
    ['foto.jpg', 5 * MB, null],
    ['FOTO.JPG', 1, null],
    ['foto.jpeg', 1, null],
    ['nota.v2.pdf', 1, null],
    ['foto.jpg', 5 * MB + 1, 'Tamanho máximo de arquivo é de 5MB'],
    ['foto.jpg', 0, 'O arquivo está vazio'],
    ['planilha.xlsx', 1, 'Tipo de arquivo não permitido. Envie .jpg, .png ou .pdf'],
    ['foto.jpg.exe', 1, 'Tipo de arquivo não permitido. Envie .jpg, .png ou .pdf'],
    ['pdf', 1, 'Tipo de arquivo não permitido. Envie .jpg, .png ou .pdf'],
  ])('GER-14 %s of %i bytes → %s', (nome, tamanho, esperado) => {
    expect(problemaDoArquivo({ nome, tamanho }, { extensoes: EXTENSOES_DE_ANEXO, maximoMb: 5 })).toBe(
      esperado,
    )
  })

  it.each(['.jpg', '.png', '.pdf', '.doc', '.docx', '.xls', '.xlsx'])(
    'GER-14 registration takes %s',
    (extensao) => {
      const arquivo = { nome: `contrato${extensao}`, tamanho: 1 }
      expect(problemaDoArquivo(arquivo, { extensoes: EXTENSOES_DE_CADASTRO, maximoMb: 5 })).toBeNull()
    },
  )

  it('GER-14 a limit with decimals is written in Portuguese', () => {
    const problema = problemaDoArquivo(
      { nome: 'a.pdf', tamanho: 9 * MB },
      { extensoes: ['.pdf'], maximoMb: 2.5 },
    )
    expect(problema).toBe('Tamanho máximo de arquivo é de 2,5MB')
  })
})

describe('usoDeAnexos', () => {
  it.each([
    [[], 10, 0, 0, null],
    [[MB, 1.5 * MB], 10, 2.5, 25, null],
    [[10 * MB], 10, 10, 100, null],
    [[10 * MB, 5 * MB], 10, 15, 150, 'Atenção: Você excedeu o limite de 10 MB'],
    [[], 0, 0, 0, null],
  ])('GER-15 %j of %i MB', (tamanhos, limite, usadoMb, percentual, mensagem) => {
    expect(usoDeAnexos(tamanhos, limite)).toEqual({
      usadoMb,
      percentual,
      excedeu: mensagem !== null,
      mensagem,
    })
  })

  it('GER-15 one byte over the limit is over', () => {
    expect(usoDeAnexos([10 * MB, 1], 10).excedeu).toBe(true)
  })
})

const ascii = (texto: string) => Array.from(texto, (c) => c.charCodeAt(0))
const utf16 = (texto: string) => ascii(texto).flatMap((c) => [c, 0])
const entradaZip = (nome: string) => [
  ...[0x50, 0x4b, 3, 4, ...new Array<number>(22).fill(0), nome.length, 0, 0, 0],
  ...ascii(`${nome}conteudo`),
]
const zip = (...nomes: string[]) => nomes.flatMap(entradaZip)
const ole = (...fluxos: string[]) => [
  ...[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Array<number>(504).fill(0)],
  ...fluxos.flatMap((fluxo) => [...utf16(fluxo), ...new Array<number>(64).fill(0)]),
]

describe('tipoPeloConteudo', () => {
  it.each([
    ['a photo', [0xff, 0xd8, 0xff, 0xe0], 'jpg'],
    ['an image', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0], 'png'],
    ['a PDF', ascii('%PDF-1.7'), 'pdf'],
    ['a document', zip('[Content_Types].xml', '_rels/.rels', 'word/document.xml'), 'docx'],
    ['a spreadsheet', zip('[Content_Types].xml', 'xl/workbook.xml'), 'xlsx'],
    ['a spreadsheet that carries a document', zip('xl/workbook.xml', 'word/document.xml'), 'xlsx'],
    ['any other zip', zip('leia-me.txt', 'texto/word/a.txt'), null],
    ['an old document', ole('Root Entry', 'WordDocument'), 'doc'],
    ['an old spreadsheet', ole('Root Entry', 'Workbook'), 'xls'],
    ['an old spreadsheet that carries a document', ole('Workbook', 'WordDocument'), 'xls'],
    ['an old document that carries a spreadsheet', ole('WordDocument', 'Workbook'), 'doc'],
    ['another old Office file', ole('Root Entry', 'PowerPoint Document'), null],
    ['a voice message', ascii('OggS\u0000\u0002'), 'ogg'],
    ['an MP3 with its label', ascii('ID3\u0003'), 'mp3'],
    ['an MP3 without', [0xff, 0xfb, 0x90], 'mp3'],
    ['an AAC', [0xff, 0xf1, 0x50], 'aac'],
    ['an AMR', ascii('#!AMR\n'), 'amr'],
    ['a sound in MP4', [0, 0, 0, 28, ...ascii('ftypM4A ')], 'm4a'],
    ['a film', [0, 0, 0, 24, ...ascii('ftypisom')], 'mp4'],
    ['a film of an old phone', [0, 0, 0, 24, ...ascii('ftyp3gp4')], '3gp'],
    ['a sticker', ascii('RIFF\u0001\u0001\u0001\u0001WEBPVP8 '), 'webp'],
    ['another RIFF', ascii('RIFF\u0001\u0001\u0001\u0001AVI '), null],
    ['a photo of another phone', [0, 0, 0, 24, ...ascii('ftypheic')], null],
    ['a page that names a sound', ascii('<html>OggS'), null],
    ['a program', ascii('MZ\u0090'), null],
    ['a page that hides a PDF', ascii('<html>%PDF-1.7'), null],
    ['an XML file', ascii('<?xml version="1.0" encoding="UTF-8"?><nfeProc/>'), 'xml'],
    ['an XML file with its mark', [0xef, 0xbb, 0xbf, ...ascii('<?xml version="1.0"?><a/>')], 'xml'],
    ['an XML file without declaration', ascii('\n <nfeProc versao="4.00">'), 'xml'],
    ['an XML file of prefixed names', ascii('<ns0:NFe xmlns:ns0="x">'), 'xml'],
    ['a page', ascii('<!doctype html><html>'), null],
    ['a page without type', ascii('<HTML lang="pt">'), null],
    ['a drawing', ascii('<svg onload="x()">'), null],
    ['a script', ascii('<script>x()</script>'), null],
    ['text about XML', ascii('veja <?xml version="1.0"?>'), null],
    ['an arrow', ascii('<- veja'), null],
    ['a cut signature', [0xff, 0xd8], null],
    ['nothing', [], null],
  ])('GER-14 %s', (_caso, bytes, esperado) => {
    expect(tipoPeloConteudo(Uint8Array.from(bytes))).toBe(esperado)
  })
})
