import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EXTENSOES_DE_ANEXO, EXTENSOES_DE_CADASTRO } from '@balcao/dominio/arquivos/anexos'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { criarArmazem } from './armazem.ts'
import { verificarConteudo } from './verificar-conteudo.ts'

type Entrada = { nome: string; tamanho?: number }

/** A stored (uncompressed) zip; `tamanho` is what the central directory claims. */
function zip(entradas: Entrada[], comentario = ''): Buffer {
  const locais: Buffer[] = []
  const diretorio: Buffer[] = []
  let posicao = 0
  for (const { nome, tamanho = 0 } of entradas) {
    const local = Buffer.alloc(30 + nome.length)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(nome.length, 26)
    local.write(nome, 30)
    const central = Buffer.alloc(46 + nome.length)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt32LE(tamanho, 24)
    central.writeUInt16LE(nome.length, 28)
    central.writeUInt32LE(posicao, 42)
    central.write(nome, 46)
    locais.push(local)
    diretorio.push(central)
    posicao += local.length
  }
  const fim = Buffer.alloc(22)
  fim.writeUInt32LE(0x06054b50, 0)
  fim.writeUInt16LE(entradas.length, 8)
  fim.writeUInt16LE(entradas.length, 10)
  fim.writeUInt32LE(Buffer.concat(diretorio).length, 12)
  fim.writeUInt32LE(posicao, 16)
  fim.writeUInt16LE(comentario.length, 20)
  return Buffer.concat([...locais, ...diretorio, fim, Buffer.from(comentario)])
}

function ole(fluxo: string): Buffer {
  const bytes = Buffer.alloc(2048)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  Buffer.from(fluxo, 'utf16le').copy(bytes, 1024)
  return bytes
}

const TIPOS_DO_ZIP: Entrada = { nome: '[Content_Types].xml', tamanho: 1000 }
const DOCX = [TIPOS_DO_ZIP, { nome: 'word/document.xml', tamanho: 5000 }]
const XLSX = [TIPOS_DO_ZIP, { nome: 'xl/workbook.xml', tamanho: 5000 }]
const AMOSTRAS = {
  jpg: Buffer.from('ffd8ffe000104a464946', 'hex'),
  png: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  pdf: Buffer.from('%PDF-1.7\n%%EOF'),
  doc: ole('WordDocument'),
  xls: ole('Workbook'),
  docx: zip(DOCX),
  xlsx: zip(XLSX, 'planilha'),
  xml: Buffer.from('<?xml version="1.0" encoding="UTF-8"?><nfeProc versao="4.00"/>'),
}
const TODAS = [...EXTENSOES_DE_CADASTRO, '.xml']

let pasta: string
beforeEach(async () => {
  pasta = await mkdtemp(join(tmpdir(), 'conteudo-'))
})
afterEach(() => rm(pasta, { recursive: true }))

async function verificar(nome: string, bytes: Uint8Array, extensoes: readonly string[] = TODAS) {
  const caminho = join(pasta, 'envio')
  await writeFile(caminho, bytes)
  return verificarConteudo({ caminho, nome, extensoes })
}
const recusado = { codigo: 'ARQUIVO_NAO_ACEITO', status: 415 }

describe('verificarConteudo', () => {
  it.each(Object.entries(AMOSTRAS))(
    'GER-14 aceita %s, e o armazém guarda com o mesmo tipo',
    async (extensao, bytes) => {
      const { tipo, extensao: reconhecida } = await verificar(`Meu arquivo.${extensao.toUpperCase()}`, bytes)
      expect(reconhecida).toBe(extensao)
      const armazem = criarArmazem({ pasta }, 'aurora')
      await armazem.gravar(`a.${extensao}`, bytes, tipo)
      const aberto = await armazem.abrir(`a.${extensao}`)
      expect(aberto?.tipo).toBe(tipo)
      aberto?.conteudo.resume()
    },
  )

  it('GER-14 aceita .jpeg como .jpg', async () => {
    expect(await verificar('foto.jpeg', AMOSTRAS.jpg)).toEqual({ tipo: 'image/jpeg', extensao: 'jpg' })
  })

  it('GER-14 olha dentro de um documento maior que o começo', async () => {
    const longe = Array.from({ length: 40 }, (_, i) => ({ nome: `docProps/${i}.xml` }))
    expect(await verificar('a.docx', zip([...longe, ...DOCX]))).toMatchObject({ extensao: 'docx' })
    const velho = Buffer.concat([ole('WordDocument'), Buffer.alloc(100_000)])
    expect(await verificar('a.doc', velho)).toMatchObject({ extensao: 'doc' })
  })

  it.each([
    ['imagem com nome de PDF', 'nota.pdf', AMOSTRAS.png],
    ['planilha com nome de documento', 'contrato.docx', AMOSTRAS.xlsx],
    ['planilha antiga com nome de documento antigo', 'contrato.doc', AMOSTRAS.xls],
    ['SVG', 'logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['SVG com nome de PNG', 'logo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['HTML com nome de PDF', 'nota.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['HTML com nome de XML', 'nota.xml', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG com nome de XML', 'nota.xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['XML com nome de PDF', 'nota.pdf', AMOSTRAS.xml],
    ['executável do Windows', 'nota.pdf', Buffer.from('MZ\x90\x00', 'latin1')],
    ['executável do Linux', 'nota.jpg', Buffer.from('\x7fELF', 'latin1')],
    ['extensão dupla', 'nota.pdf.exe', AMOSTRAS.pdf],
    ['nome sem extensão', 'nota', AMOSTRAS.pdf],
    ['arquivo vazio', 'nota.pdf', Buffer.alloc(0)],
    ['instalador (mesmo recipiente do Word antigo)', 'contrato.doc', ole('!Binary.Setup')],
    ['zip comum', 'contrato.docx', zip([{ nome: 'leia.txt' }])],
    ['zip com pasta word/ fora do diretório central', 'a.docx', comEntradaForaDoDiretorio()],
    ['zip sem diretório central', 'a.docx', zip(DOCX).subarray(0, 120)],
    ['diretório central que aponta para fora', 'a.docx', apontandoParaFora()],
    ['documento com macros', 'a.docx', zip([...DOCX, { nome: 'word/vbaProject.bin' }])],
    ['zip que escreve fora da pasta', 'a.xlsx', zip([...XLSX, { nome: '../../etc/cron.d/x' }])],
    ['bomba: um arquivo enorme', 'a.xlsx', zip([...XLSX, { nome: 'xl/a.xml', tamanho: 4_000_000_000 }])],
    [
      'bomba: muitos arquivos',
      'a.xlsx',
      zip([...XLSX, ...Array.from({ length: 5000 }, (_, i) => ({ nome: `xl/${i}` }))]),
    ],
    ['bomba: expansão absurda', 'a.xlsx', zip([...XLSX, { nome: 'xl/a.xml', tamanho: 20_000_000 }])],
  ])('GER-14 recusa %s', async (_, nome, bytes) => {
    await expect(verificar(nome, bytes)).rejects.toMatchObject(recusado)
  })

  it('GER-14 recusa um formato conhecido que este envio não aceita', async () => {
    await expect(verificar('a.docx', AMOSTRAS.docx, EXTENSOES_DE_ANEXO)).rejects.toMatchObject(recusado)
    await expect(verificar('a.pdf', AMOSTRAS.pdf, EXTENSOES_DE_ANEXO)).resolves.toMatchObject({
      extensao: 'pdf',
    })
  })
})

function apontandoParaFora(): Buffer {
  const bytes = zip(DOCX)
  bytes.writeUInt32LE(0xfffffff0, bytes.length - 22 + 16)
  return bytes
}

/** The name is in the file's bytes, but a program that opens the zip does not find it. */
function comEntradaForaDoDiretorio(): Buffer {
  const solta = zip([{ nome: 'word/document.xml' }]).subarray(0, 30 + 'word/document.xml'.length)
  const bytes = Buffer.concat([solta, zip([TIPOS_DO_ZIP])])
  const inicio = bytes.length - 22 + 16
  bytes.writeUInt32LE(bytes.readUInt32LE(inicio) + solta.length, inicio)
  return bytes
}
