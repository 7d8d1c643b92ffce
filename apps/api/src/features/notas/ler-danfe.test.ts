import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatarChave, montarChave } from '@balcao/dominio/notas/chave'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encontrarChaves, lerDanfe } from './ler-danfe.ts'

const chaveDe = (cnpj: string, numero: number, modelo = '55') =>
  montarChave({ cUF: '35', aamm: '2611', cnpj, modelo, serie: 1, numero, tpEmis: '1', cNF: '20481635' })
const NUMERICA = chaveDe('11222333000181', 501)
const COM_LETRAS = chaveDe('12ABC34501DE35', 7)

async function pdf(escrever: (doc: PDFKit.PDFDocument) => void, opcoes: PDFKit.PDFDocumentOptions = {}) {
  const doc = new PDFDocument({ size: 'A4', ...opcoes })
  const partes: Buffer[] = []
  const pronto = new Promise<void>((resolver) => doc.on('end', resolver))
  doc.on('data', (parte: Buffer) => partes.push(parte))
  escrever(doc)
  doc.end()
  await pronto
  return Buffer.concat(partes)
}

describe('TIC-11 chaves no texto de um DANFE', () => {
  it.each([
    ['inteira', `CHAVE DE ACESSO ${NUMERICA} Consulta`, [NUMERICA]],
    ['em grupos de quatro', `Chave de acesso\n${formatarChave(NUMERICA)}\nConsulta`, [NUMERICA]],
    ['dígito por dígito', [...NUMERICA].join(' '), [NUMERICA]],
    ['com letras no CNPJ', `Chave ${formatarChave(COM_LETRAS)} Protocolo 1352`, [COM_LETRAS]],
    ['colada no rótulo', `ACESSO${NUMERICA}PROTOCOLO`, [NUMERICA]],
    ['depois do prefixo do XML', `NFe${NUMERICA}`, [NUMERICA]],
    ['depois de outros números', `Nº 000.000.501 Série 1 ${formatarChave(NUMERICA)}`, [NUMERICA]],
    ['duas, uma delas repetida', `${NUMERICA} ${COM_LETRAS} ${NUMERICA}`, [NUMERICA, COM_LETRAS]],
    ['com o dígito errado', NUMERICA.slice(0, 43) + ((Number(NUMERICA.at(-1)) + 1) % 10), []],
    ['com um dígito a mais', `${NUMERICA}1`, []],
    ['de um CT-e', chaveDe('11222333000181', 7, '57'), []],
    ['nenhuma', 'Nota fiscal 501 de 15/11/2026 no valor de R$ 1.234,56', []],
    ['texto vazio', '', []],
  ])('TIC-11 %s', (_, texto, esperado) => {
    expect(encontrarChaves(texto)).toEqual(esperado)
  })

  it('TIC-11 um texto longo sem chave não demora', () => {
    const inicio = performance.now()
    expect(encontrarChaves('1 '.repeat(250_000))).toEqual([])
    expect(performance.now() - inicio).toBeLessThan(5_000)
  })
})

describe('TIC-11 PDF', () => {
  let pasta: string
  beforeAll(async () => {
    pasta = await mkdtemp(join(tmpdir(), 'danfe-'))
  })
  afterAll(() => rm(pasta, { recursive: true }))

  async function ler(bytes: Uint8Array, prazoMs?: number) {
    await writeFile(join(pasta, 'nota'), bytes)
    return lerDanfe(join(pasta, 'nota'), prazoMs)
  }

  it('TIC-11 acha as chaves de todas as páginas, na ordem', async () => {
    const bytes = await pdf((doc) => {
      doc.text('DANFE').text('CHAVE DE ACESSO').text(formatarChave(NUMERICA))
      doc.addPage().text(`Informações complementares: devolução da NF-e ${COM_LETRAS}`)
    })
    expect(await ler(bytes)).toEqual({ chaves: [NUMERICA, COM_LETRAS] })
  })

  it.each([
    ['sem texto, como um digitalizado', () => pdf((doc) => doc.rect(50, 50, 200, 100).fill('#333333'))],
    ['com senha', () => pdf((doc) => doc.text(NUMERICA), { userPassword: 'segredo' })],
    ['que não é PDF', async () => Buffer.from('isto não é um PDF')],
    ['cortado ao meio', async () => (await pdf((doc) => doc.text(NUMERICA))).subarray(0, 300)],
    ['vazio', async () => new Uint8Array()],
    ['grande demais', async () => new Uint8Array(21 * 1024 * 1024)],
  ])('TIC-11 arquivo %s não tem chave', async (_, criar) => {
    expect(await ler(await criar())).toEqual({ chaves: [] })
  })

  it('TIC-11 passado o prazo, desiste sem chave', async () => {
    const bytes = await pdf((doc) => doc.text(NUMERICA))
    expect(await ler(bytes, 1)).toEqual({ chaves: [] })
    expect(await ler(bytes)).toEqual({ chaves: [NUMERICA] })
  })
})
